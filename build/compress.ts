/**
 * Writes a .br and a .gz beside every compressible file of a built site, so that no server compresses
 * the same bytes twice. Usage: node build/compress.ts FOLDER
 */
import { readFile, writeFile, glob } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = '**/*.{html,css,js,svg,json,webmanifest,xml,txt,ico}';

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Usage: node build/compress.ts FOLDER');
  process.exit(2);
}
const files = await Array.fromAsync(glob(compressible, { cwd: folder }));
await Promise.all(files.map((file) => compress(join(folder, file))));
console.log(`Compressed ${files.length} files for Brotli and gzip.`);
