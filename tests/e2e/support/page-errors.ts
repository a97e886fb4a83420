import type { Page } from '@playwright/test';

const expectations = new WeakMap<Page, RegExp[]>();

/** What the page may say in its console because the test has made something fail. */
export function expectedErrors(page: Page): readonly RegExp[] {
  return expectations.get(page) ?? [];
}

export function expectError(page: Page, ...patterns: RegExp[]): void {
  expectations.set(page, [...expectedErrors(page), ...patterns]);
}
