import scriptAddress from '@core/core.js?url';
import wasmAddress from '@core/core.wasm?url';
import type { Build } from './build';
import type { Core } from './core';
import { loadModule } from './module';

export function loadCore(build: Build): Promise<Core> {
  return loadModule<Core>(build, { wasm: wasmAddress, js: scriptAddress });
}
