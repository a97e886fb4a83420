import type { Thing } from '../../model/types.ts';
import { isTypeOf } from '../../sequence/readers.ts';
import type { Answered } from './access.ts';
import { actorOf, type Case, type Reader } from './reading.ts';
import { differing } from './values.ts';

/** How many records of a kind are asked for, and how many that have been deleted. */
const RECORDS = { there: 3, gone: 3 };

/** What is said of single records of every kind where a parameter names the kind: those there are, and those deleted. */
export function typedCases(reader: Reader, all: readonly Answered[], when: string): Case[] {
  const readings = new Map(
    all.filter(({ answer }) => answer.mock.ok).map(({ reading }) => [reading.by, reading]),
  );
  return [...readings.values()].flatMap((reading) => {
    const { operation, by, template } = reading;
    const typed = reader.stage.readers.typed.filter((one) => one.operation === operation);
    return typed.flatMap(({ type, id, choices }) =>
      choices.flatMap((choice) =>
        recordsOf(reader, choice).map((thing): Case => {
          const label = `${actorOf(by)} ${choice} ${thing.label} ${when}`;
          return {
            operationId: operation.id,
            label,
            async play() {
              const query = { ...template.query, [type]: choice, [id]: thing.ref };
              await reader.send(reading, { ...template, query }, label);
            },
          };
        }),
      ),
    );
  });
}

function recordsOf({ scene: { pool } }: Reader, choice: string): Thing[] {
  const things = [...pool.all()].filter(({ kind }) => isTypeOf(choice, kind));
  const gone = things.filter(({ state }) => state === 'gone');
  const there = differing(things.filter(({ state }) => state !== 'gone'));
  return [...gone.slice(-RECORDS.gone), ...there.slice(0, RECORDS.there)];
}
