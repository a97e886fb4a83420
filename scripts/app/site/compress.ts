import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|json|xml|txt|webmanifest|geojson)$/;
/** Below this many bytes the headers of an answer outweigh what is saved. */
const MIN_BYTES = 1024;

/** Puts a `.br` and a `.gz` beside every text file of a folder, for servers that send such files. */
export function compressFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const contents = readFileSync(file);
    if (contents.length < MIN_BYTES) continue;
    writeFileSync(`${file}.gz`, gzipSync(contents, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${file}.br`, brotliCompressSync(contents, { params }));
  }
}
