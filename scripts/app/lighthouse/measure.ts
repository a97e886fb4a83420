import { chromium, type Page } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findOrInstallChromium } from '../../lib/chromium.ts';
import type { Speed } from './limits.ts';
import { processorBlocking } from './processor-blocking.ts';

/** What Lighthouse judges a page by; the first is how fast it is. */
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

const FIGURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};
type Figure = keyof typeof FIGURES;

export interface Result {
  /** Of 100, in the order of the categories asked for. */
  scores: number[];
  /** Milliseconds, and for the shift its score. */
  figures: Record<Figure, number>;
  /** Milliseconds of blocking by processor time (processor-blocking.ts). */
  processorBlocking: number;
  /** What keeps the categories after the first from being whole. */
  failing: string[];
}

/** The value in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The middle of several runs. */
export function speedOf(results: readonly Result[]): Speed {
  const middle = (read: (one: Result) => number) => median(results.map(read));
  return {
    score: middle(({ scores }) => scores[0] ?? Number.NaN),
    blocking: middle(({ figures }) => figures.TBT),
    processorBlocking: middle((result) => result.processorBlocking),
    largestPaint: middle(({ figures }) => figures.LCP),
  };
}

/** `FCP 900 ms, …`: the middle of several runs. */
export function figuresText(results: readonly Result[]): string {
  return (Object.keys(FIGURES) as Figure[]) // the keys of the object above
    .map((name) => {
      const value = median(results.map(({ figures }) => figures[name]));
      return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`;
    })
    .join(', ');
}

/** How often a run is begun in which the browser records nothing of the page, as happens on a busy machine. */
const ATTEMPTS = 3;

/**
 * One run of the mobile test in a browser of its own, as a first visit is: Lighthouse keeps its cookies,
 * not its cache. `prepare` acts in that browser first, which listens on a port.
 * @throws when the address leads elsewhere, or Lighthouse has no result.
 */
export async function measure(
  address: string,
  categories: readonly Category[],
  prepare?: (port: number) => Promise<void>,
): Promise<Result> {
  const run = () => audit(address, categories, prepare);
  let outcome = await run();
  for (let attempt = 1; outcome.lhr.runtimeError && attempt < ATTEMPTS; attempt += 1)
    outcome = await run();
  const { lhr, artifacts } = outcome;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const { audits, categories: judged, finalDisplayedUrl } = lhr;
  if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname)
    throw new Error(`${address} led to ${finalDisplayedUrl}: is the page still there?`);
  const figure = (name: Figure) => audits[FIGURES[name]]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((category) => Math.round((judged[category]?.score ?? 0) * 100)),
    figures: {
      FCP: figure('FCP'),
      LCP: figure('LCP'),
      TBT: figure('TBT'),
      CLS: figure('CLS'),
      SI: figure('SI'),
    },
    processorBlocking: processorBlocking(
      artifacts.Trace.traceEvents,
      lhr.configSettings.throttling.cpuSlowdownMultiplier,
    ),
    failing: categories
      .slice(1)
      .flatMap((category) =>
        (judged[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
  };
}

/** What Lighthouse reports of `address`, as `measure` asks for it. */
async function audit(...[address, categories, prepare]: Parameters<typeof measure>) {
  const chrome = await launch({
    chromePath: findOrInstallChromium().path,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const result = await (async () => {
    await prepare?.(chrome.port);
    return lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
  })().finally(() => chrome.kill());
  if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
  return result;
}

/** Acts in a page of the browser that listens on `port`, and closes it. */
export async function inBrowser(port: number, act: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('Chrome has no window to act in.');
  await act(page);
  await page.close();
  await browser.close();
}
