/** `npm run scroll:bench`: how smoothly a list of 5,000 bookings scrolls, in figures. */
import { chromium } from '@playwright/test';
import { childProcesses } from '../lib/child-processes.ts';
import { findOrInstallChromium } from '../lib/chromium.ts';
import { commandLine } from '../lib/command-line.ts';
import { waitForHttp } from '../lib/wait-for-http.ts';
import { frameTimes, summaryOf } from './frames.ts';

const HELP = `Usage: npm run scroll:bench [-- --slowdown N]

Opens the design system's list of 5,000 bookings in the development server and scrolls it
with the mouse wheel for some seconds. Prints how long the page took for each frame.

  --slowdown N   slows the processor down by this factor (1)
  --help         show this
`;

const PORT = 4182;
const START_TIMEOUT = 60_000;
/** Pixels of one turn of the wheel, and how many of them. */
const TURN = 400;
const TURNS = 150;

const values = commandLine(HELP, { slowdown: { type: 'string', default: '1' } });

const processes = childProcesses();
processes.start('The app', [
  'node_modules/vite/bin/vite.js',
  ...['--port', String(PORT), '--host', '127.0.0.1', '--strictPort'],
]);
const app = `http://127.0.0.1:${PORT}`;
if (!(await waitForHttp(app, START_TIMEOUT))) {
  console.error(
    `The app did not start within ${START_TIMEOUT / 1000} s; does \`npm run dev\` work?`,
  );
  processes.end(1);
  process.exit(1);
}

const browser = await chromium.launch({
  executablePath: findOrInstallChromium().path,
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${app}/_ui?only=virtual-list`);
const list = page.getByRole('grid').last();
await list.getByRole('row').nth(3).waitFor();
await list.hover();
const devTools = await page.context().newCDPSession(page);
await devTools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });

const times = await frameTimes(page, async () => {
  for (let turn = 0; turn < TURNS; turn += 1) await page.mouse.wheel(0, TURN);
});
const seen = await list.getByRole('row').count();
const long = times.filter((time) => time > 50).length;
console.log(
  [summaryOf(times), `longer than 50 ms: ${long}; rows in the page: ${seen} of 5,000`].join('\n'),
);
await browser.close();
processes.end(0);
