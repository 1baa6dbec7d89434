// The two builds of the Java core and the runtime of the first, taken as they are: only their addresses are imported.
declare module '@core/core.wasm?url' {
  const address: string;
  export default address;
}
declare module '@core/core.js?url' {
  const address: string;
  export default address;
}
declare module '@core/runtime.js?url' {
  const address: string;
  export default address;
}
// The same of the archive.
declare module '@core/archive.wasm?url' {
  const address: string;
  export default address;
}
declare module '@core/archive.js?url' {
  const address: string;
  export default address;
}
