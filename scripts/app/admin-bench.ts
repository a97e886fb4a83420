/** `npm run admin:bench`: how quickly lists of ten thousand turn a page, in figures. */
import { type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { childProcesses } from '../lib/child-processes.ts';
import { findOrInstallChromium } from '../lib/chromium.ts';
import { commandLine } from '../lib/command-line.ts';
import { startBuiltSite } from './built-site.ts';
import { signIn } from './sign-in.ts';

const HELP = `Usage: npm run admin:bench [-- --slowdown N] [-- --turns N] [-- --only NAME]

Serves dist/ (npm run build comes first) with the mock behind it, opens every list of the administration where there
are ten thousand records in it, and those of a captain, and turns their pages. Prints how long a turn took from the
press to the rows, beside the floor: a page of this browser that asks the same and writes names alone; and how long
the mock took of it.

  --slowdown N   slows the processor down by this factor (1)
  --turns N      how many pages to turn (5)
  --only NAME    one list, as it is named in what is printed
  --help         show this
`;

const SCENARIO = 'ten-thousand';
const ADMINISTRATOR = 'selin.aydin';
/** The captain whose boats have ten thousand bookings. */
const CAPTAIN = 'nermin.alkim';
const PEOPLE = [
  {
    username: ADMINISTRATOR,
    lists: [
      { name: 'users', path: '/admin/users' },
      { name: 'bookings', path: '/admin/bookings' },
      { name: 'payments', path: '/admin/bookings?view=payments' },
      { name: 'applications', path: '/admin/captain-applications' },
      { name: 'documents', path: '/admin/documents' },
      { name: 'reviews', path: '/admin/reviews' },
      { name: 'audit', path: '/admin/audit' },
      { name: 'contact messages', path: '/admin/contact-messages' },
      { name: 'boats', path: '/admin/offers' },
      { name: 'tours', path: '/admin/offers?kind=TOUR' },
    ],
  },
  {
    username: CAPTAIN,
    lists: [
      { name: 'captain: reviews', path: '/captain/ratings' },
      { name: 'captain: transactions', path: '/captain/finance?from=2025-06-12&to=2026-06-12' },
      { name: 'captain: documents', path: '/captain/documents' },
    ],
  },
];
type List = (typeof PEOPLE)[number]['lists'][number];
/** Rows of the frame that all these lists have. */
const ROWS = 'main [aria-busy] :is(li, tbody tr)';

const values = commandLine(HELP, {
  slowdown: { type: 'string', default: '1' },
  turns: { type: 'string', default: '5' },
  only: { type: 'string' },
});
const slowdown = Number(values.slowdown);
const turns = Number(values.turns);
if (!(slowdown >= 1) || !(Number.isInteger(turns) && turns >= 1)) {
  console.error(`--slowdown and --turns are numbers from 1 on.\n\n${HELP}`);
  process.exit(1);
}
const names = PEOPLE.flatMap(({ lists }) => lists.map(({ name }) => name));
if (values.only !== undefined && !names.includes(values.only)) {
  console.error(`--only takes one of ${names.join(', ')}.\n\n${HELP}`);
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
        const shown = () =>
          Array.from(document.querySelectorAll(rows), ({ textContent }) => textContent).join();
        const before = shown();
        const start = performance.now();
        const look = () => {
          const isThere = document.querySelector('main [aria-busy="true"]') === null;
          if (isThere && shown() !== before) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click(); // a link
        look();
      }),
    ROWS,
  );
}

/**
 * From asking for a page of what the list asked for until its names are drawn, by nothing but the browser; and how
 * long of it the answer took. What the mock keeps of its answers is left aside, as for a page nobody has seen.
 */
function floorOf(page: Page, url: string, headers: Record<string, string>) {
  return page.evaluate(
    async ([address, sent]) => {
      const start = performance.now();
      const response = await fetch(address, { headers: sent });
      const { content, totalElements } = await response.json();
      const answered = performance.now() - start;
      const list = document.createElement('ul');
      for (const row of content) {
        const item = document.createElement('li');
        item.textContent = Object.values(row).find((value) => typeof value === 'string') ?? '';
        list.append(item);
      }
      document.body.replaceChildren(list);
      await new Promise(requestAnimationFrame);
      return { floor: performance.now() - start, answered, total: Number(totalElements) };
    },
    [url, headers] as const,
  );
}

/** Somebody in a browser of their own, signed in where there is much. */
async function signedIn(username: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const session = `bench-${process.pid}-${username}`;
  await context.addCookies([{ name: 'mock-session', value: session, url: site }]);
  const page = await context.newPage();
  // The first call through a cold mock may be slow; what takes longer will not come.
  page.setDefaultTimeout(60_000);
  await page.request.post(`${site}/_mock/reset`, { data: { scenario: SCENARIO } });
  await signIn(page, site, username);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page };
}

async function measure(page: Page, { name, path }: List): Promise<string> {
  let asked: { url: string; headers: Record<string, string> } | undefined;
  const onRequest = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith('/api/') || searchParams.get('page') !== '1') return;
    asked = { url: request.url(), headers: request.headers() };
  };
  page.on('request', onRequest);
  const start = performance.now();
  await page.goto(`${site}${path}`);
  await page.locator(ROWS).first().waitFor();
  const opened = performance.now() - start;
  const times: number[] = [];
  for (let number = 2; number < turns + 2; number += 1) times.push(await turnTo(page, number));
  page.off('request', onRequest);
  if (!asked) throw new Error(`${path} asked for no second page: is it a list with pages?`);

  const { authorization = '' } = asked.headers;
  await page.goto(`${site}/robots.txt`);
  const floors: Awaited<ReturnType<typeof floorOf>>[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const url = new URL(asked.url);
    url.searchParams.set('page', String(turn + 1));
    floors.push(await floorOf(page, url.href, { authorization, 'cache-control': 'no-cache' }));
  }
  const [turn, floor] = [median(times), median(floors.map((one) => one.floor))];
  return row([
    name,
    (floors[0]?.total ?? 0).toLocaleString('en'),
    opened.toFixed(0),
    turn.toFixed(0),
    Math.max(...times).toFixed(0),
    floor.toFixed(0),
    (turn / floor).toFixed(1),
    median(floors.map(({ answered }) => answered)).toFixed(0),
  ]);
}

const row = ([name = '', ...figures]: readonly string[]) =>
  name.padEnd(24) + figures.map((figure) => figure.padStart(9)).join('');

console.log(`milliseconds, ${turns} turns${slowdown > 1 ? `, ${slowdown} times slower` : ''}`);
console.log(row(['', 'records', 'opened', 'turn', 'longest', 'floor', '× floor', 'answer']));
let exitCode = 0;
for (const { username, lists } of PEOPLE) {
  const wanted = lists.filter(({ name }) => values.only === undefined || name === values.only);
  if (wanted.length === 0) continue;
  const { context, page } = await signedIn(username);
  for (const list of wanted) {
    try {
      console.log(await measure(page, list));
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      console.error(`${list.path} could not be measured:`, reason);
      exitCode = 1;
    }
  }
  await context.close();
}
await browser.close();
processes.end(exitCode);
