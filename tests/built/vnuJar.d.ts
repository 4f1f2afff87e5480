declare module 'vnu-jar' {
  /** Where the checker is. */
  const path: string;
  export default path;
}
