import { expect, type Page } from '@playwright/test';

/** While the page is seen as on paper: by day whatever the theme, no bar, and no room below what is said. */
export async function expectPaper(page: Page): Promise<void> {
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const sheet = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let end = 0;
    while (texts.nextNode()) {
      range.selectNode(texts.currentNode);
      if (texts.currentNode.textContent?.trim())
        end = Math.max(end, range.getBoundingClientRect().bottom + scrollY);
    }
    const { colorScheme } = getComputedStyle(document.documentElement);
    return { colorScheme, room: document.documentElement.scrollHeight - end };
  });
  expect(sheet.colorScheme).toBe('light');
  expect(sheet.room, 'pixels below the last words').toBeLessThan(64);
}
