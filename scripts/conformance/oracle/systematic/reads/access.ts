import type { Operation } from '../../../contract/contract.ts';
import { hashOf } from '../../model/pool.ts';
import { NOBODYS } from '../../model/refs.ts';
import type { PairAnswer } from '../../pair/pair.ts';
import { actorOf, type Case, type Reader, type Reading, readingOf } from './reading.ts';
import { differing } from './values.ts';

/** How many records everybody asks for; the rest is asked for by those who may. */
const RECORDS = 6;

/** A reading that was answered, with what the mock said. */
export interface Answered {
  reading: Reading;
  answer: PairAnswer;
}

/** What the path of an operation names, and the parameter. */
export function namedBy({ scene }: Reader, operation: Operation) {
  for (const { name, in: where } of operation.parameters) {
    const kind = where === 'path' ? scene.kinds.ofPath(operation, name) : undefined;
    if (kind !== undefined) return { name, kind };
  }
  return undefined;
}

/** Everybody asks for every sort of record that a path can name: own, others', deleted, and none. */
export function accessCases(
  reader: Reader,
  operation: Operation,
  answered: (one: Answered) => void,
): Case[] {
  const named = namedBy(reader, operation);
  const things = named ? differing(reader.scene.pool.of(named.kind)).slice(0, RECORDS) : [];
  const gone = named
    ? reader.scene.pool
        .of(named.kind)
        .filter(({ state }) => state === 'gone')
        .slice(0, 1)
    : [];
  // The richest first, then the others in an order of the seed's own.
  const [rich, ...others] = things;
  const turned = others.sort(
    (a, b) => hashOf(`${reader.seed} ${a.label}`) - hashOf(`${reader.seed} ${b.label}`),
  );
  // Reviews are of trips that were made before, whose people and offers are not the run's.
  const ofTrips = reader.scene.kinds.isOfTrips(operation)
    ? reader.scene.trips.shows().filter(({ kind }) => kind === named?.kind)
    : [];
  const records = named
    ? [...new Set([...ofTrips, ...(rich ? [rich] : []), ...gone, ...turned])]
    : [undefined];
  const cases: Case[] = [];
  for (const thing of records) {
    for (const by of reader.actors) {
      const label = `${actorOf(by)} ${thing?.label ?? ''}`;
      cases.push({
        operationId: operation.id,
        label,
        async play() {
          const reading = await readingOf(reader, operation, by, thing);
          if (!reading) return;
          answered({ reading, answer: await reader.send(reading, reading.template, label) });
        },
      });
    }
  }
  if (!named || !things[0]) return cases;
  for (const by of reader.actors) {
    const label = `${actorOf(by)} nobody's`;
    cases.push({
      operationId: operation.id,
      label,
      async play() {
        const reading = await readingOf(reader, operation, by, things[0]);
        if (!reading) return;
        const path = { ...reading.template.path, [named.name]: NOBODYS };
        await reader.send(reading, { ...reading.template, path }, label);
      },
    });
  }
  return cases;
}
