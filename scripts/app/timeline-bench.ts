/** `npm run timeline:bench`: how smoothly the timeline of 40 boats and 400 days scrolls, in figures. */
import { chromium, type Page } from '@playwright/test';
import { childProcesses } from '../lib/child-processes.ts';
import { findOrInstallChromium } from '../lib/chromium.ts';
import { commandLine } from '../lib/command-line.ts';
import { startBuiltSite } from './built-site.ts';
import { frameTimes, summaryOf } from './frames.ts';

const HELP = `Usage: npm run timeline:bench [-- --slowdown N --runs N]

Serves dist/ (npm run build comes first) with the mock behind it, opens the timeline of a captain with
40 boats on 400 days and thousands of bookings, and scrolls it with the wheel: along the days, down the
boats, and both at once. Prints how long the page took for each frame, beside the floor: a page of this
browser that holds nothing but room to scroll. Then the same with the processor slowed down.

Exits 1 when a frame of the run at full speed takes longer than 50 ms, and longer than the floor did.

  --slowdown N   slows the processor down by this factor in the second run (4)
  --runs N       how often each way is scrolled; the frames of the best run are told (3)
  --help         show this
`;

/** Milliseconds that a frame may take. */
const LONGEST = 50;
/** Pixels of one turn of the wheel, and how many of them: down and up, or there and back. */
const TURN = 240;
const TURNS = 60;
/** The captain with forty boats in the scenario. */
const CAPTAIN = { username: 'nermin.alkim', password: 'deniz-2026', scenario: 'many-bookings' };

const values = commandLine(HELP, {
  slowdown: { type: 'string', default: '4' },
  runs: { type: 'string', default: '3' },
});
const runs = Number(values.runs);
const slowdown = Number(values.slowdown);

const processes = childProcesses();
const site = await startBuiltSite(processes);

/** Scrolls there and back again. */
async function scroll(page: Page, across: number, down: number): Promise<void> {
  for (const direction of [1, -1]) {
    for (let turn = 0; turn < TURNS / 2; turn += 1) {
      await page.mouse.wheel(across * direction * TURN, down * direction * TURN);
    }
  }
}

/** The frames of the run whose longest frame is the shortest: what the machine does beside is no fault. */
async function bestOf(page: Page, across: number, down: number): Promise<number[]> {
  let best: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const times = await frameTimes(page, () => scroll(page, across, down));
    if (best.length === 0 || (times.at(-1) ?? 0) < (best.at(-1) ?? 0)) best = times;
  }
  return best;
}

async function openTimeline(page: Page): Promise<void> {
  await page.request.post(`${site}/_mock/reset`, { data: { scenario: CAPTAIN.scenario } });
  await page.goto(`${site}/login`);
  await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
  const form = page.locator('main form').first();
  await form.locator('input').first().fill(CAPTAIN.username);
  await form.locator('input[type="password"]').fill(CAPTAIN.password);
  await form.locator('input[type="password"]').press('Enter');
  await page.waitForURL((address) => !address.pathname.includes('login'));
  await page.goto(`${site}/captain/availability/all`);
  await page.getByRole('gridcell').first().waitFor();
}

const browser = await chromium.launch({
  executablePath: findOrInstallChromium().path,
  args: ['--no-sandbox'],
});
const context = await browser.newContext({
  viewport: { width: 1280, height: 900 },
  serviceWorkers: 'block',
});
await context.addCookies([{ name: 'mock-session', value: `bench-${process.pid}`, url: site }]);

const empty = await context.newPage();
await empty.setContent('<div style="width: 30000px; height: 30000px"></div>');
await empty.mouse.move(640, 600);
const floor = await bestOf(empty, 1, 1);
await empty.close();

const page = await context.newPage();
await openTimeline(page);
const grid = page.getByRole('grid');
const size = {
  rows: Number(await grid.getAttribute('aria-rowcount')) - 1,
  days: Number(await grid.getAttribute('aria-colcount')) - 1,
};
if (size.rows < 40 || size.days < 400) {
  throw new Error(`The timeline has ${size.rows} rows and ${size.days} days, and not 40 and 400.`);
}
await grid.hover();
const devTools = await context.newCDPSession(page);
let longest = 0;
console.log(`${size.rows} rows, ${size.days} days`);
console.log(`the floor, an empty page    ${summaryOf(floor)}`);
for (const rate of [1, slowdown]) {
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
  console.log(rate === 1 ? 'at full speed' : `${rate} times slower`);
  for (const [name, across, down] of [
    ['along the days', 1, 0],
    ['down the boats', 0, 1],
    ['both at once', 1, 1],
  ] as const) {
    const times = await bestOf(page, across, down);
    console.log(`  ${name.padEnd(24)}  ${summaryOf(times)}`);
    if (rate === 1) longest = Math.max(longest, times.at(-1) ?? 0);
  }
}
const cells = await page.getByRole('gridcell').count();
console.log(`${cells} days in the page of ${(size.rows * size.days).toLocaleString('en')}`);
await browser.close();
const isTooLong = longest > LONGEST && longest > (floor.at(-1) ?? 0);
if (isTooLong) {
  console.error(
    `A frame took ${longest.toFixed(1)} ms, and may take ${LONGEST}. Look at what is drawn while scrolling: src/features/captain/availability/timeline/grid.`,
  );
}
processes.end(isTooLong ? 1 : 0);
