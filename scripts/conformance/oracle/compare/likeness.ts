import { isInstant } from '../../lib/calendar.ts';
import { isObject, type JsonObject } from '../../lib/json.ts';
import type { Both } from '../pair/sides.ts';

/** What a record says besides its ids, its instants and the numbers in its texts, which are each side's own. */
function wordsOf(record: JsonObject): string {
  const said = Object.entries(record).filter(
    ([name, value]) => !/^id$|Id$/u.test(name) && !isObject(value) && !isInstant(value),
  );
  return JSON.stringify(said.sort(([a], [b]) => (a < b ? -1 : 1))).replaceAll(/\d+/gu, '#');
}

/**
 * Records of two lists that are taken for each other: those that say the same, in their order; then those that are left,
 * in their order, where as many are left on both sides.
 */
export function alike({ service, mock }: Both<JsonObject[]>): Both<JsonObject>[] {
  const open = mock.map((record) => ({ record, words: wordsOf(record) }));
  const pairs: Both<JsonObject>[] = [];
  const left = service.filter((record) => {
    const words = wordsOf(record);
    const index = open.findIndex((one) => one.words === words);
    const [twin] = index < 0 ? [] : open.splice(index, 1);
    if (twin) pairs.push({ service: record, mock: twin.record });
    return twin === undefined;
  });
  if (left.length !== open.length) return pairs;
  const rest = left.flatMap((record, index) => {
    const other = open[index];
    return other ? [{ service: record, mock: other.record }] : [];
  });
  return [...pairs, ...rest];
}
