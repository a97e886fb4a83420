import type { Observation } from '../finding.ts';
import { foreignWords } from '../grammar/own-words.ts';
import { sameJson } from '../lib/json.ts';
import { keysOf } from '../lib/pointer.ts';
import type { Context } from './rule.ts';

/** Words that OpenAPI 3.0 does not have, and which change: they break nobody who reads it by the letter, and are told. */
export function judgeForeignWords({ base, revision }: Context): Observation[] {
  const [before, after] = [base, revision].map(({ written }) => foreignWords(written));
  if (!before || !after || before.size + after.size === 0) return [];
  const isOld = (pointer: string) => sameJson(before.get(pointer), after.get(pointer));
  return [...after.keys()].flatMap((pointer) => {
    if (isOld(pointer)) return [];
    const word = keysOf(pointer).at(-1);
    const message = `\`${word}\` is no keyword of OpenAPI 3.0 and means nothing.`;
    const place = { side: 'revision' as const, pointer, aside: { at: pointer, origin: pointer } };
    return [{ ...place, rule: 'schema-modified', level: 'other' as const, message, breaks: [] }];
  });
}
