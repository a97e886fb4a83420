/**
 * After the build: the JavaScript that opening the first pages loads, held by budgets; what it is made
 * of; that no chunks import each other in a circle; that nobody but administrators downloads anything of the
 * administration; and that nothing of the developers' panel is in it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compositionOf } from './build-report/composition.ts';
import { filesMentioning } from './build-report/files-mentioning.ts';
import { modulesIn } from './build-report/modules-in.ts';
import { staticCircle } from './build-report/static-circle.ts';
import { strangersIn } from './build-report/strangers-in.ts';
import { readManifest } from './site/manifest.ts';
import { isOfAdministration } from './vite/administration.ts';
import { pageModule } from './vite/route-chunks.ts';
import { routesModule } from './vite/route-parts.ts';

const DIST = 'dist';
const ENTRY = 'index.html';
/** What every page loads: the app, and the texts that are on every page. */
const EVERYWHERE = [ENTRY, 'src/i18n/messages.tr.ts'];
const FURTHER_ROUTES = routesModule('further');
const CAPTAIN = 'src/routes/_signed-in/captain';
/** Greatest weight of what a first visit loads, in bytes, gzip, by the page and the chunks it shows. */
const BUDGETS = [
  { page: '/', chunks: [pageModule('src/routes/index.tsx')], budget: 140_000 },
  {
    page: '/boats',
    chunks: [routesModule('offers'), pageModule('src/routes/boats.index.tsx')],
    budget: 165_000,
  },
  {
    page: '/captain',
    chunks: [
      FURTHER_ROUTES,
      pageModule(`${CAPTAIN}/route.tsx`),
      pageModule(`${CAPTAIN}/index.tsx`),
    ],
    budget: 176_000,
  },
];
/** Below this many bytes a chunk is counted, not listed. */
const MIN_LISTED_BYTES = 1000;

/** Of what administrators alone may download the further routes hold the addresses; the plugin of the router makes their pages chunks of their own. */
const ROUTE_FILES = 'src/routes/';

/** What the developers' panel cannot do without, and nothing else in the app knows. */
const PANEL_MARK = '/_mock';
const PANEL = 'src/features/development/mock-panel';

const manifest = readManifest(DIST);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

for (const { page, chunks, budget } of BUDGETS) {
  const { scripts } = manifest.filesOf([...EVERYWHERE, ...chunks]);
  const weights = scripts
    .map((file) => ({ file, weight: gzipSync(readFileSync(join(DIST, file))).length }))
    .sort((a, b) => b.weight - a.weight);
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  console.log(`\nJavaScript of ${page} (gzip), ${scripts.length} files:`);
  for (const { file, weight } of weights) {
    if (weight >= MIN_LISTED_BYTES) console.log(`  ${kilobytes(weight).padStart(9)}  ${file}`);
  }
  console.log(`  ${kilobytes(total).padStart(9)}  in all, of at most ${kilobytes(budget)}`);
  if (total > budget) {
    console.error(
      'Over the budget: load what the first view does not need with the intent to use it.',
    );
    process.exitCode = 1;
  }
}

const { scripts } = manifest.filesOf(EVERYWHERE);
console.log('\nWhat every page loads is made of (share before compression):');
for (const [origin, share] of compositionOf(scripts.map((file) => join(DIST, file)))) {
  if (share >= 0.005) console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${origin}`);
}

const circle = staticCircle(manifest.chunks);
if (circle) {
  const files = circle.map((key) => `${manifest.fileOf(key)}  (${key})`);
  console.error(
    `Chunks import each other in a circle, so that one runs before what it uses is there:\n  ${files.join('\n  imports ')}\n` +
      'Part what they share in scripts/app/vite/chunks otherwise.',
  );
  process.exitCode = 1;
}

const strangers = strangersIn(
  manifest.chunks,
  (key) => modulesIn(join(DIST, manifest.fileOf(key))),
  isOfAdministration,
).filter(({ page, module }) => page !== FURTHER_ROUTES || !module.startsWith(ROUTE_FILES));
if (strangers.length > 0) {
  const ways = strangers.map(
    ({ page, chunk, module }) => `${module}  in ${chunk}, loaded by ${page}`,
  );
  console.error(
    `Others than administrators download parts of the administration:\n  ${ways.join('\n  ')}\n` +
      'Move what others need to src/domain, or part the chunk in scripts/app/vite/chunks.',
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
