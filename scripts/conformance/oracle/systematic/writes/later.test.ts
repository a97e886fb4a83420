import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../../openapi/files.ts';
import { loadContract } from '../../../contract/contract.ts';
import { answered } from '../../pair/testing.ts';
import { rewritten } from './later.ts';

const contract = loadContract(CONTRACT_FILES.bundle);

/** What a document is told to be from: when it was made and changed. */
type Instants = readonly [createdAt: string, updatedAt: string];

const FIRST = ['2026-06-12T09:00:00Z', '2026-06-12T09:00:00Z'] as const;
const LATER = ['2026-06-12T09:00:00Z', '2026-06-12T09:00:06Z'] as const;

function places(before: Instants, after: Instants, by = 'updateBoatDocument') {
  const operation = contract.operation('getBoatDocument');
  const template = { operationId: operation.id, by: undefined };
  const side = ([createdAt, updatedAt]: Instants) => answered({ body: { createdAt, updatedAt } });
  const turns = [
    { service: side(before), mock: side(FIRST), operation, template },
    { service: side(after), mock: side(LATER), operation, template },
  ] as const;
  return rewritten(contract, by, turns).map(({ place }) => place);
}

test('a record that was changed is not made anew', () => {
  expect(places(FIRST, ['2026-06-12T09:00:06Z', '2026-06-12T09:00:06Z'])).toEqual([
    'body.createdAt',
  ]);
});

test('a record that was changed says so', () => {
  expect(places(FIRST, FIRST)).toEqual(['body.updatedAt']);
});

test.each<[string, Instants, Instants]>([
  [
    'another clock',
    ['2026-06-12T08:00:00Z', '2026-06-12T08:00:00Z'],
    ['2026-06-12T08:00:00Z', '2026-06-12T08:00:06Z'],
  ],
  [
    'milliseconds',
    ['2026-06-12T09:00:00.214Z', '2026-06-12T09:00:00.214Z'],
    ['2026-06-12T09:00:00Z', '2026-06-12T09:00:06.991Z'],
  ],
  ['another zone', FIRST, ['2026-06-12T12:00:00+03:00', '2026-06-12T12:00:06+03:00']],
])('%s is no finding', (_what, before, after) => {
  expect(places(before, after)).toEqual([]);
});

test('what counts as a change is the service’s choice where no call is named so', () => {
  expect(places(FIRST, FIRST, 'setBoatDocumentVerification')).toEqual([]);
});

test('of a list the row of the record is looked at', () => {
  const operation = contract.operation('listOwnerDocumentsPage');
  const template = { operationId: operation.id, by: undefined };
  const page = (id: number, ...uploads: string[]) =>
    answered({
      body: { content: uploads.map((uploadedAt, index) => ({ id: id + index, uploadedAt })) },
    });
  const turns = [
    {
      service: page(7, FIRST[0], FIRST[0]),
      mock: page(3, FIRST[0], FIRST[0]),
      operation,
      template,
    },
    {
      service: page(7, LATER[1], FIRST[0]),
      mock: page(3, FIRST[0], FIRST[0]),
      operation,
      template,
    },
  ] as const;
  const found = (service: number, mock: number) =>
    rewritten(contract, 'updateBoatDocument', turns, { service, mock }).map(({ place }) => place);
  expect(found(7, 3)).toEqual(['body.content[].uploadedAt']);
  expect(found(8, 4)).toEqual([]);
});
