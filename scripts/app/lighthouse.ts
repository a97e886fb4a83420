/** `npm run lighthouse`: Lighthouse's mobile test of the built site on the mock, beside a floor, held by limits. */
import { childProcesses } from '../lib/child-processes.ts';
import { commandLine, wrongUse } from '../lib/command-line.ts';
import { startBuiltSite } from './built-site.ts';
import { serveFloor } from './floor/serve-floor.ts';
import {
  BLOCKING_ALLOWED,
  BLOCKING_RATIO,
  comparison,
  LARGEST_PAINT,
  SCORE_DISTANCE,
  shortcomings,
} from './lighthouse/limits.ts';
import {
  type Category,
  figuresText,
  inBrowser,
  measure,
  median,
  type Result,
  speedOf,
} from './lighthouse/measure.ts';
import { signIn } from './sign-in.ts';

/** The pages that most visits begin with. */
const PUBLIC_PATHS = ['/', '/boats', '/boats/1', '/tours/1'];
const PATHS = [
  ...PUBLIC_PATHS,
  '/captain',
  '/captain/availability',
  '/captain/tours',
  '/captain/finance',
];
/** Who the captain's pages are tested as. */
const CAPTAIN = 'mehmet.agaoglu';
const isCaptains = (path: string) => /^\/(?:en\/)?captain(?:\/|$|\?)/.test(path);
/** Least performance of a captain's page, of 100. */
const CAPTAINS_SCORE = 90;

const HELP = `Usage: npm run lighthouse [-- --runs N --path P …]

Serves dist/ (npm run build comes first) with the mock behind it, and runs Lighthouse's mobile test on
it. Each run of a page comes with one of the floor: a page of React, Router, Query, Lingui and one button,
rendered at build, built and served the same way. A slow machine makes both slow; what is between them is
the app's. Before its runs each page is opened once, so that the servers have answered it before. Prints
the medians of the runs, the page beside the floor. Blocking is told by the clock, and judged by processor
time: that leaves out what a machine with few processors did for the servers and for Lighthouse meanwhile.
The score counts the clock.

Exits 1 when a page falls short:
  accessibility, best practices, search engines (not asked of the captain's pages): 100
  public pages: blocking by processor time at most ${BLOCKING_RATIO} times the floor's (or ${BLOCKING_ALLOWED} ms),
    score within ${SCORE_DISTANCE} of it, largest paint within ${LARGEST_PAINT} ms where the page is rendered whole at build
  the captain's pages, signed in as ${CAPTAIN}: performance ${CAPTAINS_SCORE}

  --runs N   runs per page (3)
  --path P   a page to test; may be repeated (${PATHS.join(', ')})
  --help     show this
`;

const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What a page is tested for. A page of one person asks search engines to leave it alone. */
function categoriesOf(path: string): readonly Category[] {
  return CATEGORIES.filter((category) => category !== 'seo' || !isCaptains(path));
}

const values = commandLine(HELP, {
  runs: { type: 'string', default: '3' },
  path: { type: 'string', multiple: true, default: PATHS },
});
const runs = Number(values.runs);
if (!(Number.isInteger(runs) && runs >= 1)) wrongUse(`--runs is a number from 1 on.\n\n${HELP}`);
const unrooted = values.path.find((path) => !path.startsWith('/'));
if (unrooted !== undefined)
  wrongUse(`--path takes an address of the site, which begins with /; not ${unrooted}\n\n${HELP}`);

const processes = childProcesses();
const site = await startBuiltSite(processes);
const floor = await serveFloor(processes);

/** Whether the page at `path` stands whole in its document, not as a shape alone. */
async function isPrerendered(path: string): Promise<boolean> {
  const html = await (await fetch(`${site}${path}`)).text();
  const root = /<div id="root"[^>]*>/.exec(html)?.[0] ?? '';
  return root.includes('data-prerendered') && !root.includes('data-skeleton');
}

const signInCaptain = (port: number) => inBrowser(port, (page) => signIn(page, site, CAPTAIN));

/** What a page falls short of; tells its figures. */
async function judge(path: string): Promise<string[]> {
  const asked = categoriesOf(path);
  const results: Result[] = [];
  const floors: Result[] = [];
  const visit = (categories: readonly Category[]) =>
    measure(`${site}${path}`, categories, isCaptains(path) ? signInCaptain : undefined);
  // The servers are slow the first time they are asked for a page's answers, which is theirs to be and not the site's.
  await visit(['performance']);
  for (let run = 0; run < runs; run += 1) {
    floors.push(await measure(floor, ['performance']));
    results.push(await visit(asked));
  }
  const scores = asked.map((_, index) => median(results.map((one) => one.scores[index] ?? 0)));
  const [page, beside] = [speedOf(results), speedOf(floors)];
  const missed = isCaptains(path)
    ? page.score < CAPTAINS_SCORE && [`scores ${page.score}; at least ${CAPTAINS_SCORE}`]
    : shortcomings(page, beside, await isPrerendered(path));
  const failing = [...new Set(results.flatMap((one) => one.failing))];
  const isWhole = scores.slice(1).every((score) => score === 100);
  const found = [...(missed || []), ...(isWhole ? [] : [`not passed: ${failing.join(', ')}`])];

  console.log(
    [
      `${found.length === 0 ? 'ok   ' : 'FAILS'} ${path.padEnd(21)} ${asked.map((name, index) => `${name} ${scores[index]}`).join(', ')}`,
      figuresText(results),
      comparison(page, beside),
      ...found,
    ].join('\n      '),
  );
  return found;
}

let failed = false;
for (const path of values.path) {
  try {
    failed = (await judge(path)).length > 0 || failed;
  } catch (error) {
    console.error(`${path} could not be measured:`, error instanceof Error ? error.message : error);
    failed = true;
  }
}
if (failed)
  console.error(
    '\nWhat blocks is found in the performance panel of a browser with the processor slowed; `npm run press:bench`\nprints what presses wait for, `npm run build` what a page downloads.',
  );
processes.end(failed ? 1 : 0);
