/** `npm run bookings:bench`: how smoothly a captain's 5,000 bookings scroll and filter, in figures. */
import { chromium } from '@playwright/test';
import { childProcesses } from '../lib/child-processes.ts';
import { findOrInstallChromium } from '../lib/chromium.ts';
import { commandLine } from '../lib/command-line.ts';
import { startBuiltSite } from './built-site.ts';
import { frameTimes, summaryOf } from './frames.ts';
import { signIn } from './sign-in.ts';

const HELP = `Usage: npm run bookings:bench [-- --slowdown N]

Serves dist/ (npm run build comes first) with the mock behind it, opens the bookings of a captain with
thousands of them, scrolls through the list with the wheel and filters it by every status. Prints how long
the page took for each frame while scrolling, beside the floor, a page of this browser that holds nothing
but room to scroll; and the longest task while filtering.

  --slowdown N   slows the processor down by this factor (1)
  --help         show this
`;

/** Pixels of one turn of the wheel, and how many of them. */
const TURN = 600;
const TURNS = 120;
/** The captain with the most bookings in the scenario. */
const CAPTAIN = { username: 'nermin.alkim', scenario: 'many-bookings' };

const values = commandLine(HELP, { slowdown: { type: 'string', default: '1' } });
const slowdown = Number(values.slowdown);

const processes = childProcesses();
const site = await startBuiltSite(processes);

const browser = await chromium.launch({
  executablePath: findOrInstallChromium().path,
  args: ['--no-sandbox'],
});
const context = await browser.newContext({
  viewport: { width: 1280, height: 900 },
  serviceWorkers: 'block',
});
await context.addCookies([{ name: 'mock-session', value: `bench-${process.pid}`, url: site }]);
const page = await context.newPage();
// The first call through a cold mock may be slow; what takes longer will not come.
page.setDefaultTimeout(30_000);

/** The frames while the page is scrolled down by the wheel. */
function scrolled(): Promise<number[]> {
  return frameTimes(page, async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(0, TURN);
  });
}

const devTools = await context.newCDPSession(page);
await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
await page.setContent('<div style="height: 400000px"></div>');
await page.mouse.move(640, 600);
const floor = await scrolled();

await page.request.post(`${site}/_mock/reset`, { data: { scenario: CAPTAIN.scenario } });
await signIn(page, site, CAPTAIN.username);
await page.goto(`${site}/captain/bookings`);
const table = page.getByRole('table');
await table.getByRole('link').first().waitFor();
const total = Number(await table.getAttribute('aria-rowcount')) - 1;
await page.mouse.move(640, 600);
const frames = await scrolled();
const drawn = await table.getByRole('row').count();

await page.evaluate(() => {
  scrollTo(0, 0);
  const tasks: number[] = [];
  Object.assign(globalThis, { longTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
});
const chips = page.getByRole('group', { name: /^(Durum|Status)$/ }).getByRole('button');
for (let index = (await chips.count()) - 1; index >= 0; index -= 1) {
  await chips.nth(index).click();
  await page
    .getByRole('main')
    .getByText(/^[\d.]+ rezervasyon$/)
    .waitFor();
  await table.getByRole('link').first().waitFor();
}
const tasks = await page.evaluate(() => Reflect.get(globalThis, 'longTasks') as number[]); // put there above
const longest = Math.max(0, ...tasks);

console.log(
  [
    `${total.toLocaleString('en')} bookings, ${drawn} rows in the page${slowdown > 1 ? `, ${slowdown} times slower` : ''}`,
    `the floor, an empty page  ${summaryOf(floor)}`,
    `the list while scrolling  ${summaryOf(frames)}`,
    tasks.length === 0
      ? 'filtering by each status   no task longer than 50 ms'
      : `filtering by each status   longest task ${longest.toFixed(0)} ms, ${tasks.length} longer than 50 ms`,
  ].join('\n'),
);
await browser.close();
processes.end(0);
