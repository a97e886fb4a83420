import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { dayNamed } from '../support/day-names.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays } from '../support/today.ts';

const pages = [
  '/captain',
  '/captain/vessels',
  '/captain/vessels/1/details',
  '/captain/documents',
  '/captain/availability?boat=1',
  '/captain/availability/all',
  '/captain/bookings',
  '/captain/bookings/1',
  '/captain/booking-calendar',
  '/captain/company',
  '/captain/profile',
  '/captain/security',
];

/** Opens a page of the area and waits until its data are there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Yükleniyor…')).toHaveCount(0);
}

/** What stays at the upper or lower edge while the window scrolls, as the names of its classes. */
function staysInWindow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { position, top, bottom, visibility } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const isShown = visibility === 'visible' && width > innerWidth / 2 && height > 8;
        const inPage = element.closest('[role="grid"]') === null;
        if (!isShown || !inPage) return false;
        return (
          position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'))
        );
      })
      .map(({ tagName, className }) => `${tagName} ${className}`),
  );
}

test('at 400 % zoom the window is the page’s: nothing stays at its edges', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signIn(page, 'mehmet.agaoglu');
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of pages) {
    await open(page, path);
    expect.soft(await staysInWindow(page), path).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wider, `${path}: pixels wider than the window`).toBeLessThanOrEqual(0);
  }

  // What days are chosen is told below them.
  await open(page, '/captain/availability/all');
  await page
    .getByRole('gridcell', { name: dayNamed(inDays(5)) })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Seçilen günler' })).toBeVisible();
  expect(await staysInWindow(page)).toEqual([]);
});

test('the tab of the page is in sight among more than fit', { tag: '@phone-only' }, async ({
  page,
}) => {
  await signIn(page, 'mehmet.agaoglu');
  for (const tab of ['descriptions', 'photos', 'details']) {
    await open(page, `/captain/vessels/1/${tab}`);
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 });
  }
});

test('nothing is in a thumb’s way wherever the page is scrolled to', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signIn(page, 'mehmet.agaoglu');
  for (const path of ['/captain', '/captain/vessels/1/details', '/captain/bookings']) {
    await open(page, path);
    for (const top of [0, 300, 700]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await test.step(`${path} at ${top}`, () => expectAccessible(page));
    }
  }
});
