import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that night and day may differ in. */
export const COLOURS = ['color-contrast'];

/** What has opened over the page, and keeps the page from scrolling. */
const OPEN_OVERLAY = '[data-trigger="DialogTrigger"], html[style*="overflow: hidden"]';

interface Extent {
  /** A selector of what to look at; everything when left out. */
  within?: string;
  /** The night differs from the day in its colours alone, which no language changes. */
  byNight?: boolean;
}

/**
 * Ends what fades or slides, and lets colours change at once: what is half there has no contrast yet.
 * Every element would fade from day to night.
 */
async function settle(page: Page): Promise<void> {
  // What goes on forever, a picture that drifts or a place that waits, has no end to wait for; what goes with the
  // scroll stands still by itself.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, timeline }) =>
          timeline !== document.timeline ||
          effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  // Not as a style element, which the site's policy would refuse.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** What axe finds: on the page or within a selector, by all rules or by those named. */
export async function violations(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    // React Aria's announcer speaks an element by its id, and keeps the reference for a few seconds
    // after that element has gone.
    .exclude('[data-live-announcer]')
    .options({ resultTypes: ['violations'] })
    // Nothing is lost by it without frames of other origins, and it is four times as fast.
    .setLegacyMode();
  if (within) builder.include(within);
  if (rules) builder.withRules(rules);
  // React Aria names the wrapper of a popover, which has no role, and axe takes that for contents
  // outside of the dialog in it; what lies below, the main part of the page among it, is hidden meanwhile.
  else if (await page.locator(OPEN_OVERLAY).count()) {
    builder.disableRules(['region', 'landmark-one-main', 'page-has-heading-one']);
  }
  const found = (await builder.analyze()).violations;
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/**
 * Nothing that axe knows stands in anybody's way, by day and by night; nothing makes the page wider
 * than the screen, down to 320 px.
 */
export async function expectAccessible(
  page: Page,
  { within, byNight = true }: Extent = {},
): Promise<void> {
  // What comes in while axe reads, a toast, is there at once.
  const reducedMotion = await page.evaluate(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference',
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settle(page);
  expect(await violations(page, within), 'axe by day').toEqual([]);
  if (byNight) {
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, within, COLOURS), 'axe by night').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.emulateMedia({ reducedMotion });

  const size = page.viewportSize();
  if (!size) throw new Error('The page has no size.');
  // What has opened over the page belongs to the screen it was opened on.
  const narrow = within ? [] : [390];
  for (const width of new Set([size.width, ...(size.width < 600 ? [320] : narrow)])) {
    if (width !== size.width) await page.setViewportSize({ ...size, width });
    // What is placed by a script, a popover, follows a moment after the screen has changed.
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          }),
        { message: `pixels wider than ${width}` },
      )
      .toBe(0);
    if (width !== size.width) await page.setViewportSize(size);
  }
}
