import { addDays, weekdayOf } from '../../../../lib/calendar-day.ts';
import type { FactsOf } from '../range/date-range.ts';

/** What one day shows of a season: days that cost the same, other than the plain days of their month. */
export interface SeasonPiece {
  /** Lira. */
  price: number;
  /** Whether the host has set it for these days. */
  isSpecial: boolean;
  /** Whether the season has the day before too, and the day after. */
  goesBack: boolean;
  goesOn: boolean;
  /**
   * The price stands where a season begins, and again wherever it goes on in another row: `wide` where the day
   * after has room for it too, `narrow` where this day is alone with it.
   */
  label: 'none' | 'wide' | 'narrow';
}

/** What the days of a month cost. */
export interface MonthPrices {
  /** What a day costs that shows no price, lira. Null while no day of the month is open. */
  plain: { price: number; isSpecial: boolean } | null;
  /** The days, `YYYY-MM-DD`, that cost something else. */
  seasons: ReadonlyMap<string, SeasonPiece>;
}

interface Season {
  price: number;
  isSpecial: boolean;
  days: string[];
}

/**
 * What the days of a month cost, with as few words as can be. The price of most open days is the plain one; where
 * two are as frequent, the one that the page tells at its head (`headline`, lira), else the lower. All others are
 * seasons. A day that is taken does not end a season.
 */
export function monthPrices(
  days: readonly string[],
  factsOf: FactsOf,
  headline: number,
): MonthPrices {
  const open = days.flatMap((day) => {
    const facts = factsOf(day);
    return facts && facts.price !== null && !facts.onlyByHour
      ? [{ day, price: facts.price, isSpecial: facts.state === 'special' }]
      : [];
  });
  const plain = commonest(
    open.map(({ price }) => price),
    headline,
  );
  const first = open.find(({ price }) => price === plain);
  const seasons: Season[] = [];
  let current: Season | undefined;
  for (const { day, price, isSpecial } of open) {
    if (price === plain) current = undefined;
    else if (current?.price === price && current.isSpecial === isSpecial) current.days.push(day);
    else {
      current = { price, isSpecial, days: [day] };
      seasons.push(current);
    }
  }
  return {
    plain: first ? { price: first.price, isSpecial: first.isSpecial } : null,
    seasons: new Map(seasons.flatMap(piecesOf)),
  };
}

function commonest(prices: readonly number[], headline: number): number | null {
  const byPrice = Map.groupBy(prices, (price) => price);
  const [first] = [...byPrice].sort(
    ([one, ones], [other, others]) =>
      others.length - ones.length ||
      Number(other === headline) - Number(one === headline) ||
      one - other,
  );
  return first?.[0] ?? null;
}

function piecesOf({ price, isSpecial, days }: Season): [string, SeasonPiece][] {
  const own = new Set(days);
  return rowsOf(days).flatMap((row) =>
    row.map((day, index): [string, SeasonPiece] => [
      day,
      {
        price,
        isSpecial,
        goesBack: own.has(addDays(day, -1)),
        goesOn: own.has(addDays(day, 1)),
        label: index > 0 ? 'none' : row.length > 1 ? 'wide' : 'narrow',
      },
    ]),
  );
}

/** Days as they stand side by side: a row ends with its week, and before a day that is not among them. */
function rowsOf(days: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const day of days) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && addDays(last, 1) === day && weekdayOf(day) !== 1) row.push(day);
    else rows.push([day]);
  }
  return rows;
}
