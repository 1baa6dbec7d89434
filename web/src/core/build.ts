/** The two builds of the core: WebAssembly with garbage-collected types, and plain JavaScript. */
export type Build = 'wasm' | 'js';

/** A module with one struct type and nothing else: valid only where WebAssembly GC is known. */
const STRUCT_TYPE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0);

/** WebAssembly where this browser can, else JavaScript. */
export function bestBuild(): Build {
  return typeof WebAssembly === 'object' && WebAssembly.validate(STRUCT_TYPE) ? 'wasm' : 'js';
}
