import type { Operation } from '../../../contract/contract.ts';
import type { Thing } from '../../model/types.ts';
import { type Answered, namedBy } from './access.ts';
import { richest } from './parameters.ts';
import { actorOf, type Case, type Reader, readingOf } from './reading.ts';

/** How many of those who were shown something look again. */
const LOOK_AGAIN = 4;

/** After moves: what was read is read again by those who were shown most, and what was moved by everybody. */
export function againCases(
  reader: Reader,
  operation: Operation,
  answered: readonly Answered[],
  moved: readonly Thing[],
  when: string,
): Case[] {
  const cases = richest(answered, LOOK_AGAIN).map(({ reading }): Case => {
    const label = `${actorOf(reading.by)} ${reading.thing?.label ?? ''} ${when}`;
    return {
      operationId: operation.id,
      label,
      async play() {
        await reader.send(reading, reading.template, label);
      },
    };
  });
  const named = namedBy(reader, operation);
  for (const thing of moved.filter(({ kind }) => kind === named?.kind)) {
    for (const by of reader.actors) {
      const label = `${actorOf(by)} ${thing.label} ${when}, moved`;
      cases.push({
        operationId: operation.id,
        label,
        async play() {
          const reading = await readingOf(reader, operation, by, thing);
          if (reading) await reader.send(reading, reading.template, label);
        },
      });
    }
  }
  return cases;
}
