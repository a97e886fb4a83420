import * as v from 'valibot';

/** Ids as an address keeps them, `1,2,3`. One alone is a number, which is how the router reads it. */
export const idList = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  // A hundred at most: each of them is asked for.
  v.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,99}$/),
  v.transform((text) => (text.includes(',') ? text : Number(text))),
);

type IdList = v.InferOutput<typeof idList>;

/** The ids of a list, each once. */
export function idsOf(list: IdList | undefined): number[] {
  return list === undefined ? [] : [...new Set(String(list).split(',').map(Number))];
}

/** How an address keeps ids; undefined for none, so that nothing stands there. */
export function listOfIds(ids: readonly number[]): IdList | undefined {
  return ids.length > 1 ? ids.join(',') : ids[0];
}
