import type { Page } from '@playwright/test';
import { test as base, expect } from './test.ts';

export { expect };

/** The developers' panel, in a browser with a state of its own at the mock. */
export const test = base.extend<{ panel: Panel }>({
  panel: async ({ page, context, baseURL }, use, { testId, retry }) => {
    await context.addCookies([
      { name: 'mock-session', value: `${testId}-${retry}`, url: baseURL ?? '' },
    ]);
    await use(new Panel(page));
  },
});

class Panel {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get landmark() {
    return this.page.getByRole('complementary', { name: 'Developer panel' });
  }
  get opener() {
    return this.landmark.getByRole('button', { name: 'Open the developer panel' });
  }
  get heading() {
    return this.landmark.getByRole('heading', { name: 'Developer', exact: true });
  }
  tab(name: string) {
    return this.landmark.getByRole('tab', { name });
  }

  /** Opens an address of the app with the panel at a tab. */
  async open(address: string, tab: string): Promise<void> {
    await this.page.goto(address);
    await this.opener.click();
    await this.tab(tab).click();
    await expect(this.tab(tab)).toHaveAttribute('aria-selected', 'true');
  }
  press(name: string | RegExp) {
    return this.landmark.getByRole('button', { name }).click();
  }
  /** Waits until the panel says so. */
  says(text: string | RegExp) {
    return expect(this.landmark.getByRole('status')).toHaveText(text);
  }
}
