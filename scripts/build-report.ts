/**
 * After the build: the JavaScript that opening `/boats` loads, chunk by chunk, held by a budget; and
 * that nothing of the developers' panel is in it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compositionOf } from './build-report/composition.ts';
import { filesMentioning } from './build-report/files-mentioning.ts';

const DIST = 'dist';
/** What a first visit to /boats loads beside the scripts of index.html: the page, and its texts. */
const PAGE = ['src/routes/boats.index.tsx?tsr-split=component', 'src/i18n/messages.tr.ts'];
/** Greatest weight in bytes, gzip. */
const BUDGET = 150_000;

/** What the developers' panel cannot do without, and nothing else in the app knows. */
const PANEL_MARK = '/_mock';
const PANEL = 'src/features/developer';

const SCRIPT = /<script[^>]* src="\/([^"]+)"/g;

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
for (const [, file] of readFileSync(join(DIST, 'index.html'), 'utf8').matchAll(SCRIPT)) {
  const key = Object.keys(manifest).find((name) => manifest[name]?.file === file);
  if (!key) throw new Error(`The manifest does not know ${file} of index.html`);
  collect(key, weights);
}
for (const key of PAGE) collect(key, weights);
const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

console.log('\nJavaScript of /boats (gzip):');
for (const [file, weight] of [...weights].sort(([, a], [, b]) => b - a)) {
  console.log(`  ${kilobytes(weight).padStart(9)}  ${file}`);
}
console.log(`  ${kilobytes(total).padStart(9)}  in all, of at most ${kilobytes(BUDGET)}`);
console.log('\nMade of (share before compression):');
for (const [origin, share] of compositionOf([...weights.keys()].map((file) => join(DIST, file)))) {
  if (share >= 0.005) console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${origin}`);
}
if (total > BUDGET) {
  console.error(
    'Over the budget: load what the first view does not need with the intent to use it.',
  );
  process.exitCode = 1;
}

if (filesMentioning(PANEL, PANEL_MARK).length === 0)
  throw new Error(`${PANEL} no longer mentions ${PANEL_MARK}: look for something that it does.`);
const leaks = filesMentioning(DIST, PANEL_MARK);
if (leaks.length > 0) {
  console.error(`The developers' panel is in the build:\n  ${leaks.join('\n  ')}`);
  process.exitCode = 1;
}
