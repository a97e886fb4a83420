/** `npm run admin:bench`: how quickly the long lists of the administration turn a page, in figures. */
import { chromium, type Page } from '@playwright/test';
import { childProcesses } from '../lib/child-processes.ts';
import { findOrInstallChromium } from '../lib/chromium.ts';
import { commandLine } from '../lib/command-line.ts';
import { startBuiltSite } from './built-site.ts';
import { signIn } from './sign-in.ts';

const HELP = `Usage: npm run admin:bench [-- --slowdown N] [-- --turns N]

Serves dist/ (npm run build comes first) with the mock behind it, signs an administrator in, opens the lists of
users and of bookings where there are thousands, and turns their pages. Prints how long a turn took from the
press to the rows, beside the floor: a page of this browser that asks the same and writes names alone.

  --slowdown N   slows the processor down by this factor (1)
  --turns N      how many pages to turn (5)
  --help         show this
`;

const LISTS = [
  { name: 'users', path: '/admin/users', scenario: 'many-people' },
  { name: 'bookings', path: '/admin/bookings', scenario: 'many-bookings' },
];
/** Rows of the frame that all lists of the administration have. */
const ROWS = 'main [aria-busy] :is(li, tbody tr)';
const ADMINISTRATOR = 'selin.aydin';

const values = commandLine(HELP, {
  slowdown: { type: 'string', default: '1' },
  turns: { type: 'string', default: '5' },
});
const slowdown = Number(values.slowdown);
const turns = Number(values.turns);
if (!(slowdown >= 1) || !(Number.isInteger(turns) && turns >= 1)) {
  console.error(`--slowdown and --turns are numbers from 1 on.\n\n${HELP}`);
  process.exit(1);
}

const processes = childProcesses();
const site = await startBuiltSite(processes);
const browser = await chromium.launch({
  executablePath: findOrInstallChromium().path,
  args: ['--no-sandbox'],
});

/** The one in the middle. */
const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** From pressing the link to a page until its rows stand there, in milliseconds. */
async function turnTo(page: Page, number: number): Promise<number> {
  const link = page.getByRole('link', { name: new RegExp(`^(Sayfa|Page) ${number}$`) });
  return link.evaluate(
    (element, rows) =>
      new Promise<number>((resolve) => {
        const first = () => document.querySelector(rows)?.textContent;
        const before = first();
        const start = performance.now();
        const look = () => {
          const isThere = document.querySelector('main [aria-busy="false"]') !== null;
          if (isThere && first() !== before) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click(); // a link
        look();
      }),
    ROWS,
  );
}

/** From asking for what the list asked for until its names are drawn, by nothing but the browser. */
function floorOf(page: Page, url: string, headers: Record<string, string>): Promise<number> {
  return page.evaluate(
    async ([address, sent]) => {
      const start = performance.now();
      const { content } = await (await fetch(address, { headers: sent })).json();
      const list = document.createElement('ul');
      for (const row of content) {
        const item = document.createElement('li');
        item.textContent = row.fullName ?? row.customerName;
        list.append(item);
      }
      document.body.replaceChildren(list);
      await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    [url, headers] as const,
  );
}

async function measure({ name, path, scenario }: (typeof LISTS)[number]): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const session = `bench-${process.pid}-${name}`;
  await context.addCookies([{ name: 'mock-session', value: session, url: site }]);
  const page = await context.newPage();
  // The first call through a cold mock may be slow; what takes longer will not come.
  page.setDefaultTimeout(60_000);
  await page.request.post(`${site}/_mock/reset`, { data: { scenario } });
  await signIn(page, site, ADMINISTRATOR);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  let asked: { url: string; headers: Record<string, string> } | undefined;
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/api/') || searchParams.get('page') !== '1') return;
    asked = { url: request.url(), headers: request.headers() };
  });
  const start = performance.now();
  await page.goto(`${site}${path}`);
  await page.locator(ROWS).first().waitFor();
  const opened = performance.now() - start;
  const total = await page.getByRole('main').getByRole('status').first().textContent();
  const times: number[] = [];
  for (let number = 2; number < turns + 2; number += 1) times.push(await turnTo(page, number));
  if (!asked) throw new Error(`${path} asked for no second page: is it a list with pages?`);

  const { authorization = '' } = asked.headers;
  await page.goto(`${site}/robots.txt`);
  const floors: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    floors.push(await floorOf(page, asked.url, { authorization }));
  }
  await context.close();
  const [turn, floor] = [median(times), median(floors)];
  return [
    `${path}, ${total}${slowdown > 1 ? `, ${slowdown} times slower` : ''}`,
    `  opened by its address   ${opened.toFixed(0)} ms`,
    `  turning a page          ${turn.toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms (${turns} turns)`,
    `  the floor, names alone  ${floor.toFixed(0)} ms; turning takes ${(turn / floor).toFixed(1)} times as long`,
  ].join('\n');
}

let exitCode = 0;
for (const list of LISTS) {
  try {
    console.log(await measure(list));
  } catch (error) {
    console.error(
      `${list.path} could not be measured:`,
      error instanceof Error ? error.message : error,
    );
    exitCode = 1;
  }
}
await browser.close();
processes.end(exitCode);
