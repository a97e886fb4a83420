/** `npm run lighthouse`: Lighthouse's mobile test of the built site on the mock, held by thresholds. */
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { childProcesses } from '../lib/child-processes.ts';
import { findOrInstallChromium } from '../lib/chromium.ts';
import { commandLine } from '../lib/command-line.ts';
import { waitForHttp } from '../lib/wait-for-http.ts';
import { signIn } from './sign-in.ts';

const PATHS = [
  '/',
  '/boats',
  '/boats/1',
  '/tours/1',
  '/captain',
  '/captain/availability',
  '/captain/tours',
  '/captain/finance',
];
/** Who the captain's pages are tested as. */
const CAPTAIN = 'mehmet.agaoglu';
const isCaptains = (path: string) => /^\/(?:en\/)?captain(?:\/|$|\?)/.test(path);

const HELP = `Usage: npm run lighthouse [-- --runs N --path P …]

Serves dist/ (npm run build comes first) with the mock behind it, and runs Lighthouse's mobile test on
it. Prints the median of the runs; exits 1 when a page falls short of what is asked of it. The captain's
pages are tested signed in, as ${CAPTAIN}; they are not for search engines, so nothing is asked of that.

  --runs N   runs per page (3)
  --path P   a page to test; may be repeated (${PATHS.join(', ')})
  --help     show this
`;

const PORT = 4180;
const MOCK_PORT = 4181;
const START_TIMEOUT = 60_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Least performance, of 100; the other categories must be whole. */
function minPerformance(path: string): number {
  if (isCaptains(path)) return 90;
  return path === '/' ? 98 : 95;
}

/** What a page is tested for. A page of one person asks search engines to leave it alone. */
function categoriesOf(path: string) {
  return CATEGORIES.filter((category) => category !== 'seo' || !isCaptains(path));
}

const values = commandLine(HELP, {
  runs: { type: 'string', default: '3' },
  path: { type: 'string', multiple: true, default: PATHS },
});
const runs = Number(values.runs);

interface Result {
  scores: number[];
  /** Milliseconds, and for the shift its score. */
  figures: Record<string, number>;
  failing: string[];
}

const FIGURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};

/** Signs the captain in, in the browser that listens on `port`. */
async function signInThere(port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('Chrome has no window to sign in in.');
  await signIn(page, site, CAPTAIN);
  await page.close();
  await browser.close();
}

/** One run in a browser of its own, as a first visit is: Lighthouse keeps its cookies, not its cache. */
async function measure(path: string): Promise<Result> {
  const chrome = await launch({
    chromePath: findOrInstallChromium().path,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const asked = categoriesOf(path);
  const result = await (async () => {
    if (isCaptains(path)) await signInThere(chrome.port);
    return lighthouse(`${site}${path}`, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: asked,
    });
  })().finally(() => chrome.kill());
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { audits, categories, finalDisplayedUrl } = result.lhr;
  if (new URL(finalDisplayedUrl).pathname !== new URL(path, site).pathname)
    throw new Error(`${path} led to ${finalDisplayedUrl}: is the page still there?`);
  const failing = asked
    .slice(1)
    .flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );
  return {
    scores: asked.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    figures: Object.fromEntries(
      Object.entries(FIGURES).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ),
    failing,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const processes = childProcesses();
processes.start('The mock', ['scripts/mock/main.ts', '--port', String(MOCK_PORT), '--quiet']);
processes.start(
  'The site',
  ['node_modules/vite/bin/vite.js', 'preview', '--port', String(PORT), '--host', '127.0.0.1'],
  { PRUVA_MOCK_URL: `http://127.0.0.1:${MOCK_PORT}` },
);
const site = `http://127.0.0.1:${PORT}`;
await Promise.all([
  waitForHttp(`http://127.0.0.1:${MOCK_PORT}`, START_TIMEOUT),
  waitForHttp(site, START_TIMEOUT),
]);

// The servers are slow on the first visit, which is theirs to be and not the site's.
await measure('/');

let failed = false;
for (const path of values.path) {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(path));
  const asked = categoriesOf(path);
  const scores = asked.map((_, index) => median(results.map((one) => one.scores[index] ?? 0)));
  const figures = Object.keys(FIGURES)
    .map((name) => {
      const value = median(results.map((one) => one.figures[name] ?? Number.NaN));
      return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`;
    })
    .join(', ');
  const enough = scores.every(
    (score, index) => score >= (index === 0 ? minPerformance(path) : 100),
  );
  failed ||= !enough;
  console.log(
    `${enough ? 'ok   ' : 'FAILS'} ${path.padEnd(21)} ${asked.map((name, index) => `${name} ${scores[index]}`).join(', ')}\n      ${figures}`,
  );
  const failing = [...new Set(results.flatMap((one) => one.failing))];
  if (failing.length > 0) console.log(`      not passed: ${failing.join(', ')}`);
}
processes.end(failed ? 1 : 0);
