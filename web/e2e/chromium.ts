import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Flags of the packaged Chromium with which a second context crashes it, or which switch protections off. */
const LEFT_OUT = new Set(['--single-process', '--no-zygote', '--disable-web-security']);

const NSS = ['/usr/lib/x86_64-linux-gnu/libnss3.so', '/lib/x86_64-linux-gnu/libnss3.so', '/usr/lib64/libnss3.so'];

export interface Chromium {
  readonly path: string;
  readonly flags: readonly string[];
}

/** The Chromium that comes inside an npm package: nothing else has to be installed. */
export async function packagedChromium(): Promise<Chromium> {
  // The package brings libnss3 and its kin too, and unpacks them only where it believes itself on such a machine.
  if (!NSS.some((file) => existsSync(file))) process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return {
    path: await packaged.executablePath(),
    flags: packaged.args.filter((flag) => !LEFT_OUT.has(flag)),
  };
}

export async function launchChromium(): Promise<Browser> {
  const { path, flags } = await packagedChromium();
  return await chromium.launch({ executablePath: path, args: [...flags], headless: true });
}
