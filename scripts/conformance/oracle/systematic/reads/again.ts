import type { Operation } from '../../../contract/contract.ts';
import { choicesOf } from '../../../sweep/cases/values.ts';
import type { Thing } from '../../model/types.ts';
import { type Answered, namedBy } from './access.ts';
import { askedOf } from './operations.ts';
import { richest } from './parameters.ts';
import { actorOf, asking, type Case, type Reader, readingOf } from './reading.ts';

/** How many of those who were shown something look again. */
const LOOK_AGAIN = 4;
/** How many choices are asked for of one record. */
const CHOICES = 8;

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
  const about = moved.filter(({ kind }) => kind === named?.kind);
  for (const thing of about) {
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
  return [...cases, ...about.flatMap((thing) => chosenCases(reader, operation, thing, when))];
}

/** What was moved, asked for with every choice that the operation gives: a preview tells another thing of it now. */
function chosenCases(reader: Reader, operation: Operation, thing: Thing, when: string): Case[] {
  const { contract } = reader.stage;
  const choices = askedOf(contract, reader.scene.kinds, operation).flatMap((one) =>
    choicesOf(contract.schemas.flatten(one.schema)).map((value) => [one, value] as const),
  );
  const by = reader.actors.findLast((one) =>
    operation.roles.some((role) => role === (one?.role ?? 'ANONYMOUS')),
  );
  return choices.slice(0, CHOICES).map(([one, value]): Case => {
    const label = `${actorOf(by)} ${thing.label} ${when}, ${one.name}=${String(value)}`;
    return {
      operationId: operation.id,
      label,
      async play() {
        const reading = await readingOf(reader, operation, by, thing);
        if (reading) await reader.send(reading, asking(reading, [[one, value]]), label);
      },
    };
  });
}
