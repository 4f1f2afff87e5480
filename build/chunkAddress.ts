import type { Plugin } from 'vite';

const query = '?chunk-address';

/**
 * `import address from './module.ts?chunk-address'` gives the address of a script with that module and all it
 * needs. A browser may remember that `import()` of an address failed; only another address, which takes
 * knowing the first, is asked for again.
 */
export const chunkAddress: Plugin = {
  name: 'chunk-address',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(query)) return undefined;
    const found = await this.resolve(source.slice(0, -query.length), importer);
    return found && `\0${found.id}${query}`;
  },
  load(id) {
    if (!id.startsWith('\0') || !id.endsWith(query)) return undefined;
    const file = id.slice(1, -query.length);
    const { command, consumer } = this.environment.config;
    // Pages are rendered without it, and the development server serves modules by their path.
    if (consumer === 'server') return "export default '';";
    if (command === 'serve') return `export default ${JSON.stringify(`/@fs${file}`)};`;
    const chunk = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'strict' });
    return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
  },
};
