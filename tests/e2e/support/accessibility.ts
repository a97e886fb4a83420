import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // What is half faded in has no contrast yet.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  // React Aria's announcer speaks an element by its id, and keeps the reference for a few seconds
  // after that element has gone.
  const builder = new AxeBuilder({ page }).exclude('[data-live-announcer]');
  if (rules) builder.withRules(rules);
  const found = (await builder.analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/**
 * Nothing that axe knows stands in anybody's way, by day and by night; nothing makes the page wider
 * than the screen, down to 320 px. The night differs from the day in its colours alone.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violations(page), 'axe by day').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, ['color-contrast']), 'axe by night').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });

  const size = page.viewportSize();
  if (!size) throw new Error('The page has no size.');
  for (const width of size.width < 600 ? [size.width, 320] : [size.width]) {
    await page.setViewportSize({ ...size, width });
    const excess = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(excess, `pixels wider than ${width}`).toBe(0);
  }
  await page.setViewportSize(size);
}
