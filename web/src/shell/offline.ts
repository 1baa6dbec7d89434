import { registerSW } from 'virtual:pwa-register';
import scriptAddress from '@core/core.js?url';
import type { Build } from '../core/build';

/** The cache in which the service worker looks for the core's JavaScript build; `vite.config.ts` names it too. */
const CORE = 'core';

/**
 * Lets the page work without a network from now on. A new version is fetched, and waits; what is returned lets it take
 * over, by loading the page anew.
 */
export function keepOffline(build: Build, onwaiting: () => void): () => Promise<void> {
  if (build === 'js') void keepScript().catch(() => undefined);
  return registerSW({ immediate: true, onNeedRefresh: onwaiting, onRegisterError: () => undefined });
}

/** Few browsers need it, so it is not kept for all. */
async function keepScript(): Promise<void> {
  const kept = await caches.open(CORE);
  const wanted = new URL(scriptAddress, location.href).href;
  const others = (await kept.keys()).filter(({ url }) => url.includes('/core-') && url !== wanted);
  await Promise.all(others.map((request) => kept.delete(request)));
  if (!(await kept.match(wanted))) await kept.add(wanted);
}
