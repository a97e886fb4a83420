/** `npm run lighthouse`: Lighthouse's mobile test of the built site on the mock, held by thresholds. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { childProcesses } from '../lib/child-processes.ts';
import { findOrInstallChromium } from '../lib/chromium.ts';
import { commandLine } from '../lib/command-line.ts';
import { waitForHttp } from '../lib/wait-for-http.ts';

const HELP = `Usage: npm run lighthouse [-- --runs N --path P …]

Serves dist/ (npm run build comes first) with the mock behind it, and runs Lighthouse's mobile test on
it. Prints the median of the runs; exits 1 when a page falls short of what is asked of it.

  --runs N   runs per page (3)
  --path P   a page to test; may be repeated (/, /boats, /boats/1, /tours/1)
  --help     show this
`;

const PORT = 4180;
const MOCK_PORT = 4181;
const START_TIMEOUT = 60_000;
/** Least performance, of 100; the other categories must be whole. */
const MIN_PERFORMANCE: Record<string, number> = { '/': 98 };
const MIN_PERFORMANCE_ELSEWHERE = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const values = commandLine(HELP, {
  runs: { type: 'string', default: '3' },
  path: { type: 'string', multiple: true, default: ['/', '/boats', '/boats/1', '/tours/1'] },
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

/** One run in a browser of its own, as a first visit is. */
async function measure(url: string): Promise<Result> {
  const chrome = await launch({
    chromePath: findOrInstallChromium().path,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const result = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  }).finally(() => chrome.kill());
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories } = result.lhr;
  const failing = CATEGORIES.slice(1).flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
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
await measure(site);

let failed = false;
for (const path of values.path) {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure(`${site}${path}`));
  const scores = CATEGORIES.map((_, index) => median(results.map((one) => one.scores[index] ?? 0)));
  const figures = Object.keys(FIGURES)
    .map((name) => {
      const value = median(results.map((one) => one.figures[name] ?? Number.NaN));
      return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`;
    })
    .join(', ');
  const minimum = [MIN_PERFORMANCE[path] ?? MIN_PERFORMANCE_ELSEWHERE, 100, 100, 100];
  const enough = scores.every((score, index) => score >= (minimum[index] ?? 0));
  failed ||= !enough;
  console.log(
    `${enough ? 'ok   ' : 'FAILS'} ${path.padEnd(10)} ${CATEGORIES.map((name, index) => `${name} ${scores[index]}`).join(', ')}\n      ${figures}`,
  );
  const failing = [...new Set(results.flatMap((one) => one.failing))];
  if (failing.length > 0) console.log(`      not passed: ${failing.join(', ')}`);
}
processes.end(failed ? 1 : 0);
