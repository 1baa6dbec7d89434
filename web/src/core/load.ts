import scriptAddress from '@core/core.js?url';
import wasmAddress from '@core/core.wasm?url';
import runtimeAddress from '@core/runtime.js?url';
import type { Core } from './core';

/** Which build of the core to load: WebAssembly where the browser has garbage-collected types. */
export type Build = 'wasm' | 'js';

interface Runtime {
  load(address: string): Promise<{ exports: Core }>;
}

/** A module with one struct type and nothing else: valid only where WebAssembly GC is known. */
const STRUCT_TYPE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0);

export function bestBuild(): Build {
  return typeof WebAssembly === 'object' && WebAssembly.validate(STRUCT_TYPE) ? 'wasm' : 'js';
}

export async function loadCore(build: Build): Promise<Core> {
  if (build === 'js') return (await import(/* @vite-ignore */ scriptAddress)) as Core;
  const runtime = (await import(/* @vite-ignore */ runtimeAddress)) as Runtime;
  return (await runtime.load(new URL(wasmAddress, self.location.href).href)).exports;
}
