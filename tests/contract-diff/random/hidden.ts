import type { Direction } from '../../../scripts/contract-diff/contract.ts';
import type { Json } from '../../../scripts/contract-diff/lib/json.ts';
import { judge, readPositions, validatorOf } from '../matrix.ts';
import { VALUES } from './values.ts';

/** A change that breaks somebody, though the diff does not say so. */
export interface Hidden {
  before: Json;
  after: Json;
  direction: Direction;
  /** What a service takes no more, or answers from now on. */
  value: Json;
}

const positions = readPositions();

/** What the diff hides of a change of a schema, by trying values on an independent validator; undefined when nothing. */
export function hiddenIn(before: Json, after: Json): Hidden | undefined {
  const [takes, takesNow] = [validatorOf(before), validatorOf(after)];
  // What takes nothing is a mistake already.
  if (!VALUES.some(takes)) return undefined;
  const lost = VALUES.find((value) => takes(value) && !takesNow(value));
  const gained = VALUES.find((value) => !takes(value) && takesNow(value));
  for (const [direction, value] of [
    ['request', lost],
    ['response', gained],
  ] as const) {
    if (value !== undefined && !isTold(before, after, direction)) {
      return { before, after, direction, value };
    }
  }
  return undefined;
}

function isTold(before: Json, after: Json, direction: Direction): boolean {
  const position = positions.find((each) => each.direction === direction);
  if (!position) throw new Error(`The matrix has no place of a ${direction}.`);
  return judge(before, after, position).some(
    // A property that is named and typed from now on counts as an addition.
    ({ level, rule }) => level === 'breaking' || rule === 'schema-added',
  );
}
