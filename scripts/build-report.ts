/** After the build: the JavaScript that opening `/boats` loads, chunk by chunk, held by a budget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = 'dist';
/** The modules a first visit to /boats needs: the entry, the page, the catalogue of the default language. */
const ENTRIES = [
  'index.html',
  'src/routes/boats.index.tsx?tsr-split=component',
  'src/i18n/messages.tr.ts',
];
/** Greatest weight in bytes, gzip. */
const BUDGET = 180_000;

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'),
);

function collect(key: string, found: Map<string, number>): void {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The build has no chunk ${key}; it has:\n${Object.keys(manifest).join('\n')}`);
  if (found.has(chunk.file)) return;
  found.set(chunk.file, gzipSync(readFileSync(join(DIST, chunk.file))).length);
  for (const imported of chunk.imports ?? []) collect(imported, found);
}

const weights = new Map<string, number>();
for (const entry of ENTRIES) collect(entry, weights);
const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

console.log('\nJavaScript of /boats (gzip):');
for (const [file, weight] of [...weights].sort(([, a], [, b]) => b - a)) {
  console.log(`  ${kilobytes(weight).padStart(9)}  ${file}`);
}
console.log(`  ${kilobytes(total).padStart(9)}  in all, of at most ${kilobytes(BUDGET)}`);
if (total > BUDGET) {
  console.error(
    'Over the budget: load what the first view does not need with the intent to use it.',
  );
  process.exitCode = 1;
}
