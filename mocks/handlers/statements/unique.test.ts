import { describe, expect, it } from 'vitest';
import {
  comparedBy,
  spellingsOf,
  uniqueOf,
  writesOf,
} from '../../../openapi/model/annotations/unique.ts';
import { RIVALS } from '../../testing/scenes/unique.ts';
import { createStage, document } from '../../testing/stage.ts';
import type { OperationId } from '../handler.ts';

const writes = uniqueOf(document).flatMap(({ schema, field, value }) =>
  writesOf(document, value).map((operation) => ({
    name: `${schema}.${field}`,
    operation,
    unique: value,
  })),
);

/** The rival of a write, in a world of its own. */
function scene(name: string, operation: string) {
  const stage = createStage();
  const rival = RIVALS[name]?.[operation]?.(stage.store);
  if (!rival) throw new Error(`${name} by ${operation} is not in mocks/testing/scenes/unique.ts`);
  return { stage, rival };
}

describe('what x-unique says', () => {
  it.each(writes)('$name by $operation', async ({ name, operation, unique }) => {
    const { rival } = scene(name, operation);
    const isText = unique.ignores !== undefined;
    const values = isText ? spellingsOf(rival.taken) : [rival.taken];
    const key = comparedBy(rival.taken, unique.ignores);
    for (const value of values) {
      const { stage, rival: one } = scene(name, operation);
      const answer = await stage.call(one.user, operation as OperationId, one.ask(value));
      const isSame = comparedBy(value, unique.ignores) === key;
      // The contract may refuse a spelling by itself, such as an address with blanks around it.
      if (isText && Reflect.get(Object(answer.body), 'code') === 'VALIDATION_FAILED') continue;
      const seen = answer.status < 300 ? 'accepted' : Reflect.get(Object(answer.body), 'code');
      expect(`${value}: ${seen}`).toBe(`${value}: ${isSame ? unique.code : 'accepted'}`);
    }
  });

  it.each(writes)('$name by $operation leaves free what it does not name', async (write) => {
    const { rival } = scene(write.name, write.operation);
    const operation = write.operation as OperationId;
    for (const value of [rival.free, ...(write.unique.except ?? []).map(String)]) {
      if (value === '') continue;
      const { stage, rival: one } = scene(write.name, operation);
      const answer = await stage.call(one.user, operation, one.ask(value));
      expect(answer.status, `${value}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    }
    const { stage, rival: one } = scene(write.name, operation);
    if (!one.elsewhere) return;
    const answer = await stage.call(one.other ?? one.user, operation, one.elsewhere(one.taken));
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  });
});
