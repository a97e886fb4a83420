/** `npm run pictures`: every screen as a picture, by width, language and theme. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page, type ViewportSize } from '@playwright/test';
import { findOrInstallChromium } from '../lib/chromium.ts';
import { commandLine, wrongUse } from '../lib/command-line.ts';
import { waitForHttp } from '../lib/wait-for-http.ts';
import { tripDays } from './pictures/days.ts';
import { quietNetwork } from './pictures/quiet-network.ts';
import type { Screen } from './pictures/screen.ts';
import { SCREENS } from './pictures/screens.ts';
import { signIn } from './sign-in.ts';

const HELP = `Usage: npm run pictures -- --out FOLDER [--url URL] [--only TEXT] [--size WxH]...
                              [--text PER_CENT] [--language tr|en]... [--dark]

Takes a picture of every screen at 1280 and 390 px, in Turkish and English, of an app that runs with the
mock behind it (npm start, or npm run preview). FOLDER belongs outside of the repository.

  --out FOLDER   where the pictures go
  --url URL      the app (http://127.0.0.1:5173)
  --only TEXT    only screens whose name contains it
  --size WxH     in a window of this size in pixels, such as 844x390 for a phone on its side;
                 may be given several times (1280x900 and 390x900)
  --text N       with text as large as N per cent (100)
  --language L   in this language alone, tr or en (both)
  --dark         in the dark theme
  --help         show this
`;

/** Milliseconds for an app that is just being started. */
const START_TIMEOUT = 5_000;
/** Milliseconds for whatever a page does, on a machine that does much else. */
const ACTION_TIMEOUT = 180_000;

const values = commandLine(HELP, {
  out: { type: 'string' },
  url: { type: 'string', default: 'http://127.0.0.1:5173' },
  only: { type: 'string', default: '' },
  size: { type: 'string', multiple: true, default: ['1280x900', '390x900'] },
  text: { type: 'string', default: '100' },
  language: { type: 'string', multiple: true, default: ['tr', 'en'] },
  dark: { type: 'boolean' },
});
if (!values.out) {
  wrongUse('--out is missing. npm run pictures -- --out ../pictures');
}
const { url: base, out } = values;
const sizes = values.size.map((size) => {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(size) ?? [];
  if (!(width && height)) {
    return wrongUse(`--size ${size} is no size. Write width and height in pixels: --size 844x390`);
  }
  return { width: Number(width), height: Number(height) };
});
const languages = values.language.map((language) =>
  language === 'tr' || language === 'en'
    ? language
    : wrongUse(`--language ${language} is none of the app. Write --language tr, or en`),
);
const textSize = Number(values.text);
if (!(textSize >= 50 && textSize <= 400)) {
  wrongUse(`--text ${values.text} is no size of text. Write per cent from 50 to 400: --text 200`);
}
if (!(await waitForHttp(base, START_TIMEOUT))) {
  console.error(
    `No app answers at ${base}. Start it with npm start, or say where it is: --url URL`,
  );
  process.exit(1);
}
mkdirSync(out, { recursive: true });
const days = await tripDays(base);

/** Number of the mock session, one per picture, so that screens do not change each other's state. */
let session = 0;

/** Down to the end of the page and back: what loads on the way is in the picture. */
async function readThrough(page: Page, quiet: () => Promise<void>): Promise<void> {
  // What is out of sight is drawn too.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  const isBelow = () =>
    page.evaluate(async () => {
      scrollBy(0, innerHeight / 2);
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
      return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    });
  // What has come meanwhile may have made the page longer.
  do {
    while (await isBelow());
    await quiet();
  } while (await isBelow());
  // Pictures that were passed may still be on their way; those beside the window are fetched when they are told to be.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => scrollTo(0, 0));
}

/** What a reader's own font size in the settings of the browser does. */
function enlargeText(perCent: number): void {
  new MutationObserver(() => {
    document.documentElement?.style.setProperty('font-size', `${perCent}%`);
  }).observe(document, { childList: true });
}

/** Waits until what is in the page is also painted: letters in their font, pictures decoded. */
async function painted(page: Page): Promise<void> {
  // A first visit shows its stand-ins first.
  await page.locator('html:not([data-fonts])').waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // One that failed is shown as it is; one that waits far below is not asked for.
    const pictures = [...document.images].filter(
      ({ complete, loading }) => complete || loading !== 'lazy',
    );
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

async function take(screen: Screen, language: 'tr' | 'en', viewport: ViewportSize): Promise<void> {
  session += 1;
  const context = await browser.newContext({
    viewport,
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Istanbul',
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  await context.addCookies([
    { name: 'mock-session', value: `picture-${process.pid}-${session}`, url: base },
  ]);
  context.setDefaultTimeout(ACTION_TIMEOUT);
  const page = await context.newPage();
  const quiet = quietNetwork(page);
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  if (textSize !== 100) await page.addInitScript(enlargeText, textSize);
  if (screen.scenario) {
    await page.request.post(`${base}/_mock/reset`, { data: { scenario: screen.scenario } });
  }
  if (screen.as) await signIn(page, base, screen.as);
  for (const fault of screen.faults ?? []) {
    await page.request.post(`${base}/_mock/faults`, { data: fault });
  }
  const path = screen.path.replace('{free}', days['{free}']).replace('{taken}', days['{taken}']);
  await page.goto(`${base}${language === 'en' ? '/en' : ''}${path}`, { waitUntil: 'load' });
  // What was rendered at build has been taken over by the app.
  await page.locator('#root:not([data-prerendered])').waitFor({ state: 'attached' });
  if (!screen.isLoading) {
    await quiet();
    await readThrough(page, quiet);
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  }
  // A page whose data is on its way stands as soon as its frame does.
  if (screen.isLoading) await page.locator('#main').waitFor();
  await screen.act?.(page);
  await painted(page);
  const marks = [
    viewport.width,
    language,
    ...(textSize === 100 ? [] : [textSize]),
    ...(values.dark ? ['dark'] : []),
  ];
  const file = `${screen.name}-${marks.join('-')}.png`;
  await page.screenshot({ path: join(out, file), fullPage: screen.whole ?? true });
  await context.close();
  console.log(join(out, file));
}

const browser = await chromium.launch({
  executablePath: findOrInstallChromium().path,
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  for (const screen of SCREENS.filter(({ name }) => name.includes(values.only))) {
    for (const size of sizes) {
      await Promise.all(languages.map((language) => take(screen, language, size)));
    }
  }
} finally {
  await browser.close();
}
