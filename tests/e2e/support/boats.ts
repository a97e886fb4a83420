import { expect, type Page } from '@playwright/test';

/** A boat as its card in the list tells of it, in Turkish. */
export interface Card {
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

/** The lines on a card: `Gülşah`, `Yat, 24 m · Göcek · 12 kişi`, `₺48.500 / gün`. */
function cardOf(text: string, name: string): Card {
  const facts = /^(.+?)(?:, [\d,]+ m)? · (.+?) · (\d+) kişi$/m.exec(text);
  const price = /₺([\d.]+)/.exec(text);
  if (!facts?.[1] || !facts[2] || !price?.[1]) throw new Error(`No card of a boat: ${text}`);
  return {
    name,
    type: facts[1],
    place: facts[2],
    guests: Number(facts[3]),
    price: Number(price[1].replaceAll('.', '')),
  };
}

/** The boats of the list, in its order. */
export async function shownBoats(page: Page): Promise<Card[]> {
  const texts = await cards(page).evaluateAll((articles) =>
    articles
      // Others may have taken their place since they were found.
      .filter((article) => article.isConnected)
      .map((article) => ({
        // Line by line, which `textContent` is not.
        text: article instanceof HTMLElement ? article.innerText : '',
        name: article.querySelector('a')?.textContent ?? '',
      })),
  );
  return texts.map(({ text, name }) => cardOf(text, name));
}

/** Waits until every boat of the list is as it should be; answers them. */
export async function expectBoats(page: Page, fits: (boat: Card) => boolean): Promise<Card[]> {
  let boats: Card[] = [];
  await expect(async () => {
    boats = await shownBoats(page);
    expect(boats).not.toEqual([]);
    expect(boats.filter((boat) => !fits(boat))).toEqual([]);
  }).toPass({ timeout: 5_000, intervals: [50, 100, 200] });
  return boats;
}

/** Waits until the list's title says that there are so many. */
export async function expectCount(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`(^|\\s)${count} (tekne|boats?)`),
  );
}
