import { expect, test } from 'vitest';
import type { OpenApiDocument } from '../../../../openapi/model/document.ts';
import { createSchemas } from '../../contract/schemas.ts';
import { compareBodies, type Setting } from './bodies.ts';
import { createIds } from './ids.ts';

const text = { type: 'string' };
const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Harbour', version: '1' },
  paths: {},
  components: {
    schemas: {
      Berth: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          ownerId: { type: 'integer' },
          name: text,
          note: { type: ['string', 'null'] },
          state: { type: 'string', enum: ['FREE', 'TAKEN'] },
          price: { type: 'number', description: 'Lira a day.' },
          since: { type: 'string', format: 'date-time' },
          picture: { type: 'string', format: 'uri' },
          pictures: { type: 'array', items: text },
          places: {
            type: 'array',
            items: { type: 'object', properties: { place: text, boats: { type: 'integer' } } },
          },
        },
      },
      Entry: {
        type: 'object',
        properties: {
          recordType: text,
          recordId: { type: 'integer' },
          subject: { $ref: '#/components/schemas/Pointer' },
        },
      },
      Pointer: { type: 'object', properties: { kind: text, id: { type: 'integer' } } },
      Checklist: {
        type: 'object',
        properties: {
          boatId: { type: ['integer', 'null'] },
          tourId: { type: ['integer', 'null'] },
          issues: {
            type: 'array',
            items: { type: 'object', properties: { documentId: { type: 'integer' } } },
          },
        },
      },
      Berths: { type: 'array', items: { $ref: '#/components/schemas/Berth' } },
    },
  },
};

const WRITTEN = ['Göcek', 'İskele'];
const MINUTE = 60_000;
const WHOLE = { service: true, mock: true };
const CUT = { service: false, mock: false };

function setting(changes: Partial<Setting> = {}): Setting {
  return {
    schemas: createSchemas(document),
    kinds: {
      ofSchema: ([name]) =>
        name === 'Berth' ? 'berth' : name === 'Pointer' ? 'pointer' : undefined,
      ofField: (name, own) => (name === 'id' ? own : name === 'ownerId' ? 'user' : undefined),
      ofPath: () => undefined,
      ofOperation: () => undefined,
      isNamed: (kind) => kind !== 'pointer',
      stateField: () => 'state',
      isOfTrips: () => false,
    },
    ids: createIds(),
    facts: {
      wrote: (one) => WRITTEN.includes(one),
      makes: (one) => WRITTEN.includes(one),
      skew: 10 * MINUTE,
    },
    scoped: true,
    isOfOthers: false,
    isTied: () => false,
    isWhole: WHOLE,
    isBeginning: false,
    ...changes,
  };
}

function differences(service: unknown, mock: unknown, changes: Partial<Setting> = {}) {
  const name = Array.isArray(mock) ? 'Berths' : 'Berth';
  const schema = { $ref: `#/components/schemas/${name}` };
  return compareBodies(setting(changes), schema, { service, mock }).map(
    ({ rule, place }) => `${rule} ${place}`,
  );
}

test('ids of the two sides stand for each other from their first meeting on', () => {
  const ids = createIds();
  expect(differences({ id: 7, ownerId: 1 }, { id: 3, ownerId: 9 }, { ids })).toEqual([]);
  expect(differences({ id: 7, ownerId: 1 }, { id: 3, ownerId: 9 }, { ids })).toEqual([]);
  expect(differences({ id: 7, ownerId: 2 }, { id: 3, ownerId: 9 }, { ids })).toEqual([
    'id body.ownerId',
  ]);
});

test('an id is one of its kind, where the kind is told beside it', () => {
  const to = setting();
  const entry = { $ref: '#/components/schemas/Entry' };
  const compared = (recordType: string, service: number, mock: number) => {
    const of = (id: number) => ({
      recordType,
      recordId: id,
      subject: { kind: recordType, id },
    });
    return compareBodies(to, entry, { service: of(service), mock: of(mock) }).map(
      ({ rule, place }) => `${rule} ${place}`,
    );
  };
  expect(compared('BOAT', 80, 77)).toEqual([]);
  expect(compared('BOOKING', 80, 75)).toEqual([]);
  expect(compared('BOAT', 80, 75)).toEqual(['id body.recordId', 'id body.subject.id']);
});

test('numbers, choices, null and what is left out are compared exactly', () => {
  expect(differences({ price: 10 }, { price: 10.5 })).toEqual(['value body.price']);
  expect(differences({ state: 'FREE' }, { state: 'TAKEN' })).toEqual(['value body.state']);
  expect(differences({ note: 'there' }, { note: null })).toEqual(['null body.note']);
  expect(differences({}, { price: 10 })).toEqual(['absent body.price']);
  expect(differences({ price: 10 }, {})).toEqual(['present body.price']);
  expect(differences({ note: null }, {})).toEqual([]);
  expect(differences({ pictures: [] }, {})).toEqual([]);
  expect(differences({}, { pictures: ['a'] })).toEqual(['absent body.pictures']);
});

test('texts that were written are compared, and the words of a service are its own', () => {
  expect(differences({ name: 'Berth 4' }, { name: 'Rıhtım 4' })).toEqual([]);
  expect(differences({ name: 'göcek' }, { name: 'Göcek' })).toEqual(['value body.name']);
  expect(differences({ name: '' }, { name: 'Rıhtım 4' })).toEqual(['value body.name']);
  expect(differences({ picture: 'https://a/1' }, { picture: '/uploads/2' })).toEqual([]);
});

test('what is counted by what others offer is not compared, and is where it is the run’s own', () => {
  const service = { places: [{ place: 'Göcek', boats: 2 }] };
  const mock = {
    places: [
      { place: 'Göcek', boats: 1 },
      { place: 'İskele', boats: 1 },
    ],
  };
  expect(differences(service, mock)).toEqual([
    'list-missing body.places[]',
    'value body.places[].boats',
  ]);
  expect(differences(service, mock, { isOfOthers: true })).toEqual([]);
});

test('instants follow the clock of their side', () => {
  const mock = { since: '2026-06-12T09:00:00Z' };
  expect(differences({ since: '2026-06-12T09:10:05Z' }, mock)).toEqual([]);
  expect(differences({ since: '2026-06-13T09:10:05Z' }, mock)).toEqual(['value body.since']);
});

test('a list of the run’s own records has them all, in their order', () => {
  const ids = createIds();
  const berths = (...all: number[]) => all.map((id) => ({ id }));
  expect(differences(berths(1, 2, 3), berths(11, 12, 13), { ids })).toEqual([]);
  expect(differences(berths(1, 3), berths(11, 12, 13), { ids })).toEqual(['list-missing body[]']);
  expect(differences(berths(3, 1, 2), berths(11, 12, 13), { ids })).toEqual(['order body[]']);
});

test('of everybody’s list the records of others are left out', () => {
  const ids = createIds();
  ids.learn('berth', { service: 1, mock: 11 });
  ids.learn('berth', { service: 2, mock: 12 });
  const service = [
    { id: 50, price: 1 },
    { id: 1, price: 2 },
    { id: 2, price: 3 },
  ];
  const mock = [
    { id: 11, price: 2 },
    { id: 12, price: 4 },
    { id: 99, price: 9 },
  ];
  const options = { ids, scoped: false };
  expect(differences(service, mock, options)).toEqual(['value body[].price']);
  expect(differences(service.slice(0, 2), mock, options)).toEqual(['list-missing body[]']);
  expect(differences(service.slice(0, 2), mock, { ...options, isWhole: CUT })).toEqual([]);
});

test('on a first page what stands before a record of both sides is missed, and nothing behind the last', () => {
  const ids = createIds();
  for (const number of [1, 2, 3]) ids.learn('berth', { service: number, mock: 10 + number });
  const rows = (...all: number[]) => all.map((id) => ({ id, price: 1 }));
  const options = { ids, scoped: false, isWhole: CUT, isBeginning: true };
  expect(differences(rows(2, 3), rows(11, 12, 13), options)).toEqual(['list-missing body[]']);
  expect(differences(rows(1, 2, 3), rows(12, 13), options)).toEqual(['list-extra body[]']);
  expect(differences(rows(1, 2), rows(11, 12, 13), options)).toEqual([]);
  const isTied = () => true;
  expect(differences(rows(2, 3), rows(11, 12, 13), { ...options, isTied })).toEqual([]);
});

test('what is not in all of a list is missing, however much of it the other side has answered', () => {
  const ids = createIds();
  for (const number of [1, 2, 3]) ids.learn('berth', { service: number, mock: 10 + number });
  const rows = (...all: number[]) => all.map((id) => ({ id, price: 1 }));
  const options = { ids, scoped: false };
  const isWhole = { service: true, mock: false };
  expect(differences(rows(), rows(11), { ...options, isWhole })).toEqual(['list-missing body[]']);
  expect(differences(rows(1), rows(), { ...options, isWhole })).toEqual([]);
  const isTurned = { service: false, mock: true };
  expect(differences(rows(1), rows(), { ...options, isWhole: isTurned })).toEqual([
    'list-extra body[]',
  ]);
});

test('a document is one of the boat or of the tour around it', () => {
  const plain = setting();
  const kinds = {
    ...plain.kinds,
    ofField: (name: string, own: string | undefined) =>
      name === 'documentId' ? `${own ?? 'boat'}Document` : undefined,
  };
  const shared = { ...plain, kinds };
  const listOf = (offer: object, documentId: number) => ({ ...offer, issues: [{ documentId }] });
  const compared = (offer: object, service: number, mock: number) =>
    compareBodies(
      shared,
      { $ref: '#/components/schemas/Checklist' },
      { service: listOf(offer, service), mock: listOf(offer, mock) },
    ).map(({ place }) => place);
  const [boat, tour] = [
    { boatId: 1, tourId: null },
    { boatId: null, tourId: 1 },
  ];
  expect(compared(boat, 7, 5)).toEqual([]);
  // Another kind counts from one by itself.
  expect(compared(tour, 7, 9)).toEqual([]);
  expect(compared(tour, 8, 9)).toEqual(['body.issues[].documentId']);
});
