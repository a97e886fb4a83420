import type { JsonObject } from '../../lib/json.ts';
import type { Scalar } from '../request.ts';
import type { World } from '../world/world.ts';
import type { Filter } from './filters.ts';

/** How many values of a filter are tried beside those of another, and how many pairs of filters are asked for. */
const MOST = { values: 5, pairs: 20 };

/** Two filters as one, and what each is asked for. */
export interface Pair {
  filter: Filter;
  asked: (readonly [place: string, value: Scalar])[];
}

/** Each filter beside each other one, with values of which each leaves out what the other lets in. */
export function together(
  records: readonly JsonObject[],
  filters: readonly Filter[],
  world: World,
): Pair[] {
  const known = filters.flatMap((filter) =>
    groupsOf(filter, records, world).map((values) =>
      values.map((value) => ({
        filter,
        value,
        found: new Set(records.filter((record) => filter.test(record, value))),
      })),
    ),
  );
  const pairs = known.flatMap((some, index) =>
    known.slice(index + 1).flatMap((others): Pair[] => {
      const all = some.flatMap((one) => others.map((other) => [one, other] as const));
      const telling = all
        .filter(([one, other]) => one.filter.place !== other.filter.place)
        .map((pair) => ({ pair, both: inBoth(pair[0].found, pair[1].found) }))
        .filter(({ pair: [one, other], both }) => both < Math.min(one.found.size, other.found.size))
        .sort((a, b) => b.both - a.both);
      const [first] = telling;
      if (!first) return [];
      const [one, other] = first.pair;
      return [
        {
          filter: {
            place: `${one.filter.place} and ${other.filter.place}`,
            values: () => [],
            test: (record) =>
              one.filter.test(record, one.value) && other.filter.test(record, other.value),
          },
          asked: [
            [one.filter.place, one.value],
            [other.filter.place, other.value],
          ],
        },
      ];
    }),
  );
  return pairs.slice(0, MOST.pairs);
}

/** The values of a filter of which one is given beside another filter; of a text one for each field it is looked for in. */
function groupsOf(filter: Filter, records: readonly JsonObject[], world: World): Scalar[][] {
  return filter.ofEach?.(records) ?? [filter.values([...records], world).slice(0, MOST.values)];
}

const inBoth = (some: ReadonlySet<JsonObject>, others: ReadonlySet<JsonObject>): number =>
  [...some].filter((record) => others.has(record)).length;
