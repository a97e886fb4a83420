/** `npm run press:bench`: how soon pages answer what is pressed on them, in figures. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { childProcesses } from '../lib/child-processes.ts';
import { findOrInstallChromium } from '../lib/chromium.ts';
import { commandLine, wrongUse } from '../lib/command-line.ts';
import { startBuiltSite } from './built-site.ts';
import { serveFloor } from './floor/serve-floor.ts';
import { type Answer, answerOf, atRest, paintedAfter, watch } from './press/interactions.ts';
import { PAGES, type Press, WAYS } from './press/presses.ts';

/** Milliseconds within which a press is to be answered, and a page that was seen before to be painted. */
const ANSWERED = 200;
const PAINTED = 300;

const HELP = `Usage: npm run press:bench [-- --turns N --slowdown N --only TEXT]

Serves dist/ (npm run build comes first) with the mock behind it, with the processor slowed down, and
presses everything there is to press on ${PAGES.map(({ path }) => path).join(' and ')}, and the links between pages that were seen
before. Prints in milliseconds how long a press waited for the next frame (Event Timing, of which
"interaction to next paint" is made), the longest task after it, and how long a page took from the press
to its paint; beside a floor, the same on a page of React, Router, Query, Lingui and one button.

Exits 1 when a press waits longer than ${ANSWERED} ms, a page longer than ${PAINTED} ms, or something cannot be pressed.

  --turns N      how often each is pressed (6)
  --slowdown N   slows the processor down by this factor (4)
  --only TEXT    presses alone whose page or name holds this text
  --help         show this
`;

const values = commandLine(HELP, {
  turns: { type: 'string', default: '6' },
  slowdown: { type: 'string', default: '4' },
  only: { type: 'string', default: '' },
});
const turns = Number(values.turns);
const slowdown = Number(values.slowdown);
if (!(slowdown >= 1) || !(Number.isInteger(turns) && turns >= 1))
  wrongUse(`--turns and --slowdown are numbers from 1 on.\n\n${HELP}`);
const isWanted = (name: string) => name.includes(values.only);

const middle = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const row = ([name = '', ...figures]: readonly string[]) =>
  name.padEnd(44) + figures.map((figure) => figure.padStart(9)).join('');
const ms = (value: number) => value.toFixed(0);

/** A tab of its own whose processor is slow, at rest on a page. */
async function opened(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  const session = `bench-${process.pid}`;
  await context.addCookies([{ name: 'mock-session', value: session, url: address }]);
  const page = await context.newPage();
  // The first call through a cold mock may be slow; what takes longer will not come.
  page.setDefaultTimeout(20_000);
  await watch(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address);
  await atRest(page);
  return page;
}

/** Presses it as often as asked, after once for what loads with the first press. */
async function answersOf(page: Page, { act, before, after }: Press): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let turn = 0; turn < turns + 2; turn += 1) {
    await before?.(page);
    await atRest(page);
    answers.push(await answerOf(page, () => act(page, turn)));
    await after?.(page);
  }
  // There and back again.
  return answers.slice(2);
}

const processes = childProcesses();
const site = await startBuiltSite(processes);
const floorSite = await serveFloor(processes);
const browser = await chromium.launch({
  executablePath: findOrInstallChromium().path,
  args: ['--no-sandbox'],
});
let exitCode = 0;

/** Prints a row, and says when its worst figure is beyond what is wanted. */
function tell(name: string, times: readonly number[], beside: number, wanted: number, task = '') {
  const worst = Math.max(...times);
  if (worst > wanted) exitCode = 1;
  const ratio = (middle(times) / beside).toFixed(1);
  const late = worst > wanted ? `  > ${wanted}` : '';
  console.log(row([name, ms(middle(times)), ms(worst), ratio, task]) + late);
}

function tellFailure(name: string, error: unknown): void {
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  console.error(`${name} could not be pressed: ${reason}`);
  exitCode = 1;
}

const floorPage = await opened(browser, floorSite);
const pressOfFloor: Press = { name: 'floor', act: (page) => page.getByRole('button').click() };
const floorAnswers = (await answersOf(floorPage, pressOfFloor)).map(({ delay }) => delay);
const floorWays = [
  { link: 'a', name: 'the other page', shows: 'main h1' },
  { link: 'a', name: 'the first page', shows: 'main button' },
];
const floorPaints: number[] = [];
for (let turn = 0; turn < turns + 2; turn += 1) {
  const way = floorWays[turn % 2];
  if (way) floorPaints.push(await paintedAfter(floorPage, way));
  await atRest(floorPage);
}
floorPaints.splice(0, 2);
await floorPage.context().close();

console.log(`milliseconds, ${turns} presses each, ${slowdown} times slower`);
console.log(row(['a press', 'median', 'worst', '× floor', 'task']));
tell('the floor', floorAnswers, middle(floorAnswers), ANSWERED);
for (const { path, presses } of PAGES) {
  const wanted = presses.filter(({ name }) => isWanted(`${path} ${name}`));
  if (wanted.length === 0) continue;
  const page = await opened(browser, `${site}${path}`);
  for (const press of wanted) {
    const name = `${path} ${press.name}`;
    try {
      const answers = await answersOf(page, press);
      const delays = answers.map(({ delay }) => delay);
      const task = Math.max(...answers.map(({ longestTask }) => longestTask));
      tell(name, delays, middle(floorAnswers), ANSWERED, ms(task));
    } catch (error) {
      tellFailure(name, error);
      // Whatever stands open there would be in the way of the others.
      await page.goto(`${site}${path}`);
      await atRest(page);
    }
  }
  await page.context().close();
}

console.log(row(['a page seen before', 'median', 'worst', '× floor']));
tell('the floor', floorPaints, middle(floorPaints), PAINTED);
const ways = WAYS.filter(({ name }) => isWanted(`to ${name}`));
if (ways.length > 0) {
  const page = await opened(browser, `${site}/`);
  const times = new Map(WAYS.map(({ name }) => [name, [] as number[]]));
  try {
    for (let round = 0; round < turns + 1; round += 1) {
      for (const way of WAYS) {
        const time = await paintedAfter(page, way);
        // The first round makes the pages known.
        if (round > 0) times.get(way.name)?.push(time);
        await atRest(page);
      }
    }
    for (const { name } of ways)
      tell(`to ${name}`, times.get(name) ?? [], middle(floorPaints), PAINTED);
  } catch (error) {
    tellFailure('A link', error);
  }
  await page.context().close();
}
if (exitCode !== 0)
  console.error(
    `\nWhat is late is marked. Where the floor is near it as well, the machine is slow; else look for the task in\nthe performance panel, and let it give way: useDeferredValue, startTransition, a part that is not rendered again.`,
  );
await browser.close();
processes.end(exitCode);
