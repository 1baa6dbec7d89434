import scriptAddress from '@core/core.js?url';
import wasmAddress from '@core/core.wasm?url';
import runtimeAddress from '@core/runtime.js?url';
import type { Build } from './build';
import type { Core } from './core';

interface Runtime {
  load(address: string): Promise<{ exports: Core }>;
}

export async function loadCore(build: Build): Promise<Core> {
  if (build === 'js') return (await import(/* @vite-ignore */ scriptAddress)) as Core;
  const runtime = (await import(/* @vite-ignore */ runtimeAddress)) as Runtime;
  return (await runtime.load(new URL(wasmAddress, self.location.href).href)).exports;
}
