import type { Locator, Page } from '@playwright/test';
import type { Language } from './test.ts';

/** Chooses a language as a person does: in the header, on phones in the menu. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const choice = page.getByRole('button', {
    name: { tr: 'TR Türkçe', en: 'EN English' }[language],
  });
  const name = /^(Menüyü aç|Open menu)$/;
  const menu = page.getByRole('button', { name });
  // A page on its way has neither for a while: what is there is asked what it is.
  const there = menu.or(choice).filter({ visible: true }).first();
  const label = await there.evaluate((button) => button.getAttribute('aria-label') ?? '');
  if (!name.test(label)) return choice.click();
  await menu.click();
  await choice.click();
  await page.keyboard.press('Escape');
}

/** Goes down to a part of the page, which loads on the way; answers that part. */
export async function goDownTo(page: Page, name: string | RegExp): Promise<Locator> {
  const section = page.getByRole('region', { name });
  await section.scrollIntoViewIfNeeded();
  return section;
}

/** Presses a button again before the page has had the time to draw anything. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}

/** How far the page is scrolled, in pixels. */
export function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** A parameter of the page's address; null when it is not there. */
export function searchParam(page: Page, name: string): string | null {
  return new URL(page.url()).searchParams.get(name);
}
