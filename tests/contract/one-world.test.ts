import { describe, expect, it } from 'vitest';
import {
  dereference,
  type JsonSchema,
  operationsOf,
  type ResponseObject,
} from '../../openapi/model/document.ts';
import { contract } from './contract.ts';

interface Sighting {
  entity: string;
  id: unknown;
  where: string;
  record: Record<string, unknown>;
}

/** Answers that show one entity at different length: a summary in lists, the whole in the detail. */
const ENTITY_OF: Record<string, string> = {
  BoatSummary: 'Boat',
  ManagedBoat: 'Boat',
  ManagedContactMessage: 'ContactMessage',
  ManagedPayment: 'Payment',
  ManagedTour: 'Tour',
  TourDateOfTour: 'TourDate',
  TourSummary: 'Tour',
};
/** The queue of documents holds those of boats and of tours, each kind with ids of its own. */
const DOCUMENT_OF: Record<string, string> = { BOAT: 'BoatDocument', TOUR: 'TourDocument' };
/** Fields that name a record of another entity, beside the field that holds its id. */
const NAMES: [idField: string, nameField: string, entity: string][] = [
  ['boatId', 'boatName', 'boat'],
  ['tourId', 'tourName', 'tour'],
  ['ownerId', 'ownerName', 'person'],
  ['customerId', 'customerName', 'person'],
  ['userId', 'userFullName', 'person'],
];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Walks an example along its schema and notes every record that has an id. */
function* sightings(
  schema: JsonSchema,
  value: unknown,
  where: string,
  name = '',
): Generator<Sighting> {
  const reference = schema.$ref?.split('/').at(-1);
  const target = dereference<JsonSchema>(contract, schema);
  const entity = reference ?? name;
  if (Array.isArray(value) && target.items) {
    for (const item of value) yield* sightings(target.items, item, where);
    return;
  }
  if (!isRecord(value)) return;
  if (reference && value.id !== undefined) {
    const known =
      entity === 'ManagedDocument' ? DOCUMENT_OF[String(value.kind)] : ENTITY_OF[entity];
    yield { entity: known ?? entity, id: value.id, where, record: value };
  }
  for (const part of [...(target.allOf ?? []), ...(target.oneOf ?? []), ...(target.anyOf ?? [])]) {
    if (part.$ref && reference) yield* inside(part, value, where);
    else yield* sightings(part, value, where, entity);
  }
  yield* inside(target, value, where);
}

function* inside(
  schema: JsonSchema,
  value: Record<string, unknown>,
  where: string,
): Generator<Sighting> {
  const target = dereference<JsonSchema>(contract, schema);
  for (const [key, property] of Object.entries(target.properties ?? {})) {
    yield* sightings(property, value[key], `${where}.${key}`);
  }
  for (const part of target.allOf ?? []) yield* inside(part, value, where);
}

/** The examples of everything that is read; what a write answers shows its effect instead. */
function* readAnswers(): Generator<{ schema: JsonSchema; value: unknown; where: string }> {
  for (const { method, operation } of operationsOf(contract)) {
    if (method !== 'get' && !/^(search|query)/.test(operation.operationId)) continue;
    const answer = operation.responses['200'];
    if (!answer) continue;
    const media = dereference<ResponseObject>(contract, answer).content?.['application/json'];
    for (const [name, example] of Object.entries(media?.examples ?? {})) {
      const { value } = dereference<{ value?: unknown }>(contract, example);
      yield { schema: media?.schema ?? {}, value, where: `${operation.operationId}[${name}]` };
    }
  }
}

const answers = [...readAnswers()];

/** The named examples of one operation's answer. */
function examplesOf(operationId: string): { name: string; value: unknown }[] {
  return answers
    .filter(({ where }) => where.startsWith(`${operationId}[`))
    .map(({ where, value }) => ({ name: where.slice(operationId.length + 1, -1), value }));
}

function* allRecords(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* allRecords(item);
  if (!isRecord(value)) return;
  yield value;
  for (const inner of Object.values(value)) yield* allRecords(inner);
}

const seen = answers.flatMap(({ schema, value, where }) => [...sightings(schema, value, where)]);

describe('the examples form one world', () => {
  it('shows a record with the same plain facts everywhere', () => {
    const first = new Map<string, Sighting>();
    const contradictions: string[] = [];
    for (const sighting of seen) {
      const key = `${sighting.entity} ${sighting.id}`;
      const known = first.get(key);
      if (!known) {
        first.set(key, sighting);
        continue;
      }
      for (const [field, value] of Object.entries(sighting.record)) {
        const before = known.record[field];
        if (before === undefined || typeof value === 'object' || typeof before === 'object')
          continue;
        if (before !== value) {
          contradictions.push(
            `${key}.${field}: ${before} in ${known.where}, ${value} in ${sighting.where}`,
          );
        }
      }
    }
    expect(contradictions).toEqual([]);
    expect(first.size).toBeGreaterThan(50);
  });

  it('calls boats, tours and people by the same name wherever their id stands', () => {
    const names = new Map<string, string>();
    const contradictions: string[] = [];
    for (const { value, where } of answers) {
      for (const record of allRecords(value)) {
        for (const [idField, nameField, entity] of NAMES) {
          const id = record[idField];
          const name = record[nameField];
          if (typeof id !== 'number' || typeof name !== 'string') continue;
          const key = `${entity} ${id}`;
          const known = names.get(key) ?? name;
          names.set(key, known);
          if (known !== name) contradictions.push(`${key}: ${known} or ${name} in ${where}`);
        }
      }
    }
    expect(contradictions).toEqual([]);
    expect(names.get('boat 1')).toBe('Gülşah');
  });

  it('opens every calendar on the next available day, at the price of the boat', () => {
    const days = examplesOf('listBoatCalendarDays');
    const contradictions: string[] = [];
    for (const { value } of examplesOf('getBoat')) {
      const boat = value as Record<string, unknown>; // getBoat answers one record
      const calendar = days.find(({ name }) => name === `boatId-${boat.id}`)?.value;
      if (!Array.isArray(calendar)) {
        contradictions.push(`${boat.name} has no calendar`);
        continue;
      }
      const first = calendar.find((day) => day.isAvailable)?.date ?? null;
      if (first !== boat.nextAvailableDate) {
        contradictions.push(`${boat.name}: ${boat.nextAvailableDate}, in its calendar ${first}`);
      }
      const free = calendar.filter((day) => day.isAvailable && !day.hasBookings);
      const lowest = Math.min(...free.map((day) => day.price));
      const from = free.length > 0 ? lowest : boat.dailyPrice;
      if (from !== boat.fromPrice) {
        contradictions.push(`${boat.name}: from ${boat.fromPrice}, in its calendar ${from}`);
      }
      const wrong = calendar.find((day) => day.price !== (day.priceOverride ?? boat.dailyPrice));
      if (wrong) contradictions.push(`${boat.name}: ${wrong.price} on ${wrong.date}`);
    }
    expect(contradictions).toEqual([]);
  });
});
