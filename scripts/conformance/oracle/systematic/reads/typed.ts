import { choicesOf } from '../../../sweep/cases/values.ts';
import type { Kind } from '../../model/kinds.ts';
import type { Thing } from '../../model/types.ts';
import type { Answered } from './access.ts';
import { type Asked, askedOf } from './operations.ts';
import { actorOf, asking, type Case, type Reader } from './reading.ts';
import { differing } from './values.ts';

/** How many records of a kind are asked for, and how many that have been deleted. */
const RECORDS = { there: 3, gone: 3 };

/** A kind of record as a parameter names it, such as `recordType`, beside the id, `recordId`. */
interface Typed {
  type: Asked;
  id: Asked;
  choices: readonly string[];
}

function typedIn({ stage, scene }: Reader, asked: readonly Asked[]): Typed | undefined {
  for (const type of asked) {
    const word = /^(\w+)Type$/u.exec(type.name)?.[1];
    const id = asked.find(({ name }) => word !== undefined && name === `${word}Id`);
    if (!id || scene.kinds.ofField(id.name, undefined) !== undefined) continue;
    const flat = stage.contract.schemas.flatten(type.schema);
    const choices = choicesOf(flat).filter((one) => typeof one === 'string');
    return { type, id, choices };
  }
  return undefined;
}

/** `BOAT_DOCUMENT` is a `boatDocument`, `APPLICATION` a `captainApplication`. */
function isNamed(choice: string, kind: Kind): boolean {
  const word = choice.toLowerCase().replaceAll('_', '');
  return kind.toLowerCase() === word || kind.endsWith(choice.charAt(0) + word.slice(1));
}

/** What is said of single records of every kind where a parameter names the kind: those there are, and those deleted. */
export function typedCases(reader: Reader, all: readonly Answered[], when: string): Case[] {
  const readings = new Map(
    all.filter(({ answer }) => answer.mock.ok).map(({ reading }) => [reading.by, reading]),
  );
  return [...readings.values()].flatMap((reading) => {
    const { kinds, contract } = reader.stage;
    const typed = typedIn(reader, askedOf(contract, kinds, reading.operation));
    if (!typed) return [];
    return typed.choices.flatMap((choice) =>
      recordsOf(reader, choice).map((thing): Case => {
        const label = `${actorOf(reading.by)} ${choice} ${thing.label} ${when}`;
        return {
          operationId: reading.operation.id,
          label,
          async play() {
            const values = [[typed.type, choice] as const, [typed.id, thing.ref] as const];
            await reader.send(reading, asking(reading.template, values), label);
          },
        };
      }),
    );
  });
}

function recordsOf({ scene: { pool } }: Reader, choice: string): Thing[] {
  const things = [...pool.all()].filter(({ kind }) => isNamed(choice, kind));
  const gone = things.filter(({ state }) => state === 'gone');
  const there = differing(things.filter(({ state }) => state !== 'gone'));
  return [...gone.slice(-RECORDS.gone), ...there.slice(0, RECORDS.there)];
}
