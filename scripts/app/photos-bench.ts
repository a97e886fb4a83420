/** `npm run photos:bench`: how long choosing many large photos holds the page up, in figures. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { childProcesses } from '../lib/child-processes.ts';
import { findOrInstallChromium } from '../lib/chromium.ts';
import { commandLine } from '../lib/command-line.ts';
import { waitForHttp } from '../lib/wait-for-http.ts';

const HELP = `Usage: npm run photos:bench [-- --photos N --slowdown N]

Chooses photos of about 8 MB and 12 megapixels in the uploader of a boat, on the development
server, and prints the longest task of the page and the time until all are made to fit; beside it
the same work done on the page itself. Exits with 1 when a task of the uploader is longer than 300 ms.

  --photos N     how many; a boat takes 20, so that more go to a second boat on the same page (30)
  --slowdown N   slows the page down by this factor, as a phone is slower than a desk (4)
  --help         show this
`;

const PORT = 4183;
const START_TIMEOUT = 60_000;
const WORK_TIMEOUT = 600_000;
/** Longest task that is still not felt as a page that stands still, in milliseconds. */
const LONGEST = 300;
const MOST_OF_A_BOAT = 20;

/** What the page was held up by. */
interface Measured {
  longest: number;
  long: number;
  total: number;
}

const values = commandLine(HELP, {
  photos: { type: 'string', default: '30' },
  slowdown: { type: 'string', default: '4' },
});
const count = Number(values.photos);
const slowdown = Number(values.slowdown);
if (!(count >= 1 && count <= 35) || !(slowdown >= 1)) {
  console.error('--photos is a number from 1 to 35, --slowdown one from 1 on; see --help.');
  process.exit(1);
}

const processes = childProcesses();
const vite = ['--port', String(PORT), '--host', '127.0.0.1', '--strictPort'];
processes.start('The app', ['node_modules/vite/bin/vite.js', ...vite], {
  // React as it is built, without the checks of development that take most of its time.
  NODE_ENV: 'production',
});
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
const folder = mkdtempSync(join(tmpdir(), 'pruva-photos-'));
try {
  const files = await writePhotos(count);
  const own = await measured(await openPage(), files, useUploader);
  const floor = await measured(await openPage(), files, useNoWorker);
  console.log(
    [
      `${count} photos of 12 megapixels, page slowed down ${slowdown} times`,
      line('uploader', own),
      line('on the page', floor),
      `longest task: ${(own.longest / floor.longest).toFixed(2)} of that on the page; time: ${(own.total / floor.total).toFixed(2)}`,
    ].join('\n'),
  );
  if (own.longest > LONGEST) {
    console.error(`The longest task is over ${LONGEST} ms.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
  await browser.close();
  processes.end(Number(process.exitCode ?? 0));
}

function line(name: string, { longest, long, total }: Measured): string {
  return `${name.padEnd(12)} longest task ${longest.toFixed(0)} ms, ${long} over 50 ms, all in ${(total / 1000).toFixed(1)} s`;
}

/** Writes one photo of noise, as large as a camera's, under as many names. */
async function writePhotos(wanted: number): Promise<string[]> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const image = context.createImageData(4000, 3000);
    for (let at = 0; at < image.data.length; at += 4) {
      const grey = 128 + (Math.random() - 0.5) * 110;
      image.data.set([grey, grey, grey, 255], at);
    }
    context.putImageData(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.86 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
      reader.readAsDataURL(blob);
    });
  });
  await page.close();
  const photo = Buffer.from(base64, 'base64');
  console.log(`a photo has ${(photo.length / 1024 ** 2).toFixed(1)} MB`);
  return Array.from({ length: wanted }, (_, index) => {
    const path = join(folder, `photo-${index + 1}.jpg`);
    writeFileSync(path, photo);
    return path;
  });
}

async function openPage(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${app}/_ui?only=photo-uploader`);
  await page.locator('input[type=file]').last().waitFor({ state: 'attached' });
  return page;
}

/** Counts the long tasks of the page while `use` works. */
async function measured(
  page: Page,
  files: readonly string[],
  use: (page: Page, files: readonly string[]) => Promise<void>,
): Promise<Measured> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    Object.assign(window, { longTasks: tasks });
  });
  const start = performance.now();
  await use(page, files);
  const total = performance.now() - start;
  const tasks = await page.evaluate<number[]>('window.longTasks');
  await page.close();
  return { longest: Math.max(0, ...tasks), long: tasks.length, total };
}

/** Chooses the photos as a person does: as many as a boat takes, the rest for another boat. */
async function useUploader(page: Page, files: readonly string[]): Promise<void> {
  const inputs = page.locator('input[type=file]');
  const lists = page.getByRole('grid');
  const parts = [
    { input: inputs.last(), list: lists.last(), files: files.slice(0, MOST_OF_A_BOAT), there: 0 },
    { input: inputs.first(), list: lists.first(), files: files.slice(MOST_OF_A_BOAT), there: 4 },
  ];
  for (const part of parts.filter((each) => each.files.length > 0)) {
    await part.input.setInputFiles([...part.files]);
    await part.list
      .getByRole('img')
      .nth(part.there + part.files.length - 1)
      .waitFor({ timeout: WORK_TIMEOUT });
  }
}

/** The same work without a worker: each photo is decoded, drawn and written by the page. */
async function useNoWorker(page: Page, files: readonly string[]): Promise<void> {
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.id = 'floor';
    document.body.append(input);
  });
  await page.locator('#floor').setInputFiles([...files]);
  await page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('#floor');
    for (const file of input?.files ?? []) {
      const image = new Image();
      image.src = URL.createObjectURL(file);
      await new Promise((resolve) => {
        image.onload = resolve;
      });
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 1067, height: 800 });
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      canvas.toDataURL('image/jpeg', 0.8);
      URL.revokeObjectURL(image.src);
    }
  });
}
