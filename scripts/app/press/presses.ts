import type { Page } from '@playwright/test';
import type { Way } from './interactions.ts';

/** One kind of press. */
export interface Press {
  name: string;
  /** Presses once. A second time takes back or goes on, so that the page can be pressed again. */
  act: (page: Page, turn: number) => Promise<void>;
  /** Brings the page to where it can be pressed; not measured. */
  before?: (page: Page) => Promise<void>;
  /** Puts back what the press has opened; not measured. */
  after?: (page: Page) => Promise<void>;
}

interface PageOfPresses {
  /** A page rendered in Turkish, as most visitors see it. */
  path: string;
  presses: readonly Press[];
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();
const close = (page: Page) => page.keyboard.press('Escape');

/** A native list: its choice is moved with the arrow keys, down and up in turns. */
function choiceIn(name: string): Pick<Press, 'act' | 'before'> {
  return {
    before: (page) => page.getByRole('combobox', { name }).first().focus(),
    act: (page, turn) => page.keyboard.press(turn % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  };
}

const opens = (name: string | RegExp): Pick<Press, 'act' | 'after'> => ({
  act: (page) => button(page, name).click(),
  after: close,
});

const sections = (page: Page, heading: string) =>
  page.getByRole('main').getByRole('region', { name: heading });
const calendar = (page: Page) => sections(page, 'Müsaitlik ve fiyat');
const reviews = (page: Page) => sections(page, 'Yorumlar');

/** Goes down the page as a person does, until what loads when it is seen stands there. */
async function goDown(page: Page): Promise<void> {
  for (const heading of ['Müsaitlik ve fiyat', 'Yorumlar']) {
    await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 500);
  }
  await reviews(page).getByRole('article').first().waitFor();
}

/** A free day in sight: the first or the last, in turns. */
async function pressDay(page: Page, turn: number): Promise<void> {
  const days = calendar(page).getByRole('button', { name: /Müsait|Anında onay/ });
  await (turn % 2 === 0 ? days.first() : days.last()).click();
}

export const PAGES: readonly PageOfPresses[] = [
  {
    path: '/boats',
    presses: [
      {
        name: 'filter: type of boat',
        act: (page) =>
          page
            .getByRole('group', { name: 'Hızlı filtreler' })
            .getByRole('button', { name: 'Yelkenli' })
            .click(),
      },
      { name: 'filter: guests', ...choiceIn('Kaç kişi') },
      { name: 'filter: price, opening', ...opens('Fiyat') },
      { name: 'filter: dates, opening', ...opens(/Tarihler/) },
      { name: 'order', ...choiceIn('Sırala') },
      { name: 'map, away and back', act: (page) => button(page, /^Haritayı/).click() },
      {
        name: 'search: a letter',
        act: (page, turn) =>
          page
            .getByLabel('Yer veya tekne')
            .first()
            .press(turn % 2 === 0 ? 'm' : 'Backspace'),
        after: close,
      },
      {
        name: 'search: sending',
        before: async (page) => {
          await page.getByLabel('Yer veya tekne').first().fill('Göcek');
          // The list covers the button for those who hear the page, and comes when its answer does.
          await page.getByRole('option').first().waitFor();
          await close(page);
        },
        act: (page) => button(page, /^Ara$/).click(),
        after: (page) => page.getByRole('link', { name: /^Filtreyi kaldır: Göcek/ }).click(),
      },
      {
        name: 'heart',
        act: (page) => button(page, /^Favori/).click(),
      },
      {
        name: 'comparison',
        act: (page) => button(page, /^Karşılaştır/).click(),
      },
      {
        name: 'leafing',
        act: (page, turn) =>
          page
            .getByRole('main')
            .getByRole('link', { name: turn % 2 === 0 ? /^Sayfa 2$/ : /^Sayfa 1$/ })
            .click(),
      },
    ],
  },
  {
    path: '/boats/1',
    presses: [
      { name: 'heart', act: (page) => button(page, /^Favori/).click() },
      { name: 'sharing', ...opens(/^Paylaş/) },
      { name: 'gallery, opening', ...opens(/^Görseli büyüt: 1/) },
      {
        name: 'gallery, next picture',
        before: async (page) => {
          if ((await page.getByRole('dialog').count()) === 0) {
            await button(page, /^Görseli büyüt: 1/).click();
            await page.getByRole('dialog').waitFor();
          }
        },
        act: (page) => page.keyboard.press('ArrowRight'),
      },
      {
        name: 'calendar: another month',
        before: async (page) => {
          await close(page);
          await goDown(page);
        },
        act: (page, turn) =>
          calendar(page)
            .getByRole('button', { name: turn % 2 === 0 ? 'Sonraki ay' : 'Önceki ay' })
            .click(),
      },
      { name: 'calendar: a day', act: pressDay },
      {
        name: 'calendar: by the hour, by the day',
        act: (page, turn) =>
          calendar(page)
            .getByRole('radio', { name: turn % 2 === 0 ? /^Saatlik/ : /^Günlük/ })
            .check({ force: true }),
      },
    ],
  },
  {
    // The chart stands where there are reviews enough for it.
    path: '/boats/42',
    presses: [
      {
        name: 'reviews: stars of the chart',
        before: goDown,
        act: (page) =>
          reviews(page)
            .getByRole('list', { name: 'Yıldızlara göre yorumlar' })
            .getByRole('button', { name: /^[45] yıldız/ })
            .first()
            .click(),
      },
    ],
  },
];

/** A round of pages, each led to from the one before by a link that is on it. */
export const WAYS: readonly Way[] = [
  { link: 'header a[href="/boats"]', name: 'the boats', shows: 'main article h2' },
  { link: 'main article h2 a', name: 'a boat', shows: 'main h1' },
  { link: 'header a[href="/tours"]', name: 'the tours', shows: 'main article h2' },
  { link: 'header a[href="/"]', name: 'home', shows: 'main h1' },
];
