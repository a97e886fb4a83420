import type { Page } from '@playwright/test';

/** A screen in one of its states. */
export interface Screen {
  name: string;
  /** The address without its language; `{free}` and `{taken}` are days of boat 1. */
  path: string;
  /** Who is signed in; nobody when left out. */
  as?: string;
  scenario?: string;
  /** What goes wrong, as `POST /_mock/faults` takes it. */
  faults?: readonly object[];
  /** The picture is of what is still on its way. */
  isLoading?: boolean;
  /** What the person does before the picture. */
  act?: (page: Page) => Promise<void>;
  /** Only what is in sight, where the page stands still behind something. */
  whole?: boolean;
}

/** Looks for a text that nothing has. */
export async function lookForNothing(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('searchbox').fill('zzzz');
  const nothing =
    /^(Sonuç bulunamadı|No results found|Kaptan bulunamadı|No captain is called that)$/i;
  await page.getByRole('heading', { name: nothing }).waitFor();
}

/** Milliseconds of a call that is still on its way when the picture is taken. */
export const SLOW = 60_000;
