/** What `build/chunkAddress.ts` makes of a module. */
declare module '*?chunk-address' {
  const address: string;
  export default address;
}
