import runtimeAddress from '@core/runtime.js?url';
import type { Build } from './build';

interface Runtime<E> {
  load(address: string): Promise<{ exports: E }>;
}

/** Loads a module of Java from the address of one of its builds. */
export async function loadModule<E>(build: Build, addresses: Readonly<Record<Build, string>>): Promise<E> {
  if (build === 'js') return (await import(/* @vite-ignore */ addresses.js)) as E;
  const runtime = (await import(/* @vite-ignore */ runtimeAddress)) as Runtime<E>;
  return (await runtime.load(new URL(addresses.wasm, self.location.href).href)).exports;
}
