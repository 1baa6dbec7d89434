import wasmAddress from '@core/core.wasm?url';
import runtimeAddress from '@core/runtime.js?url';
import type { Build } from './build';

/** Has the parts of a build on their way before the worker asks for them: it then finds them in the browser's cache. */
export function fetchAhead(build: Build): void {
  if (build !== 'wasm') return;
  for (const address of [runtimeAddress, wasmAddress]) void fetch(address).catch(() => undefined);
}
