// Cut by scripts/fonts.mjs.
declare module '*.ttf?url' {
  const address: string;
  export default address;
}
