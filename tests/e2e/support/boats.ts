import { expect, type Page } from '@playwright/test';
import type { BoatSummary } from '../../../src/api/contract/types.ts';
import { mixed } from '../../../src/domain/listing/results/mixed.ts';

/** A boat as its card in the list tells of it, in the page's language. */
interface Card {
  name: string;
  type: string;
  place: string;
  guests: number;
  /** Lira a day. */
  price: number;
}

/** The cards of the list; the boats seen before, below it, are none of it. */
export const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('list', { name: /^(Tekneler|Boats)$/ })
    .getByRole('article');

/** The boats of the list, in its order, all read at the same instant. */
export function shownBoats(page: Page): Promise<Card[]> {
  return cards(page).evaluateAll((articles) =>
    articles
      // Others may have taken their place since they were found.
      .filter((article) => article.isConnected)
      .map((article) => {
        const fact = (name: string) =>
          article.querySelector(`[data-fact="${name}"]`)?.textContent ?? '';
        const digits = (text: string) => Number(text.replaceAll(/\D/g, ''));
        return {
          name: article.querySelector('a')?.textContent ?? '',
          type: fact('type'),
          place: fact('place'),
          guests: digits(fact('guests')),
          price: digits(fact('price')),
        };
      }),
  );
}

/** The names of a page of boats as the list shows them where nobody chose an order. */
export function recommended(boats: readonly BoatSummary[]): string[] {
  return mixed(boats, ({ location, type }) => [location, type]).map(({ name }) => name);
}

/** Waits until every boat of the list is as it should be; answers them. */
export async function expectBoats(page: Page, fits: (boat: Card) => boolean): Promise<Card[]> {
  let boats: Card[] = [];
  await expect(async () => {
    boats = await shownBoats(page);
    expect(boats).not.toEqual([]);
    expect(boats.filter((boat) => !fits(boat))).toEqual([]);
  }).toPass();
  return boats;
}

/** Waits until the list's title says that there are so many. */
export async function expectCount(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`(^|\\s)${count} (tekne|boats?)`),
  );
}
