import { expect, test } from 'vitest';
import type { JsonObject } from '../../lib/json.ts';
import { alike } from './likeness.ts';

const notice = (id: number, type: string, text = `${type} ${id}`) => ({
  ...{ id, type, text, bookingId: id, createdAt: `2026-07-0${id}T08:00:00Z` },
});
const pairs = (service: JsonObject[], mock: JsonObject[]) =>
  alike({ service, mock }).map((both) => [both.service.id, both.mock.id]);

test('the record that one side lacks leaves the others together', () => {
  const service = [notice(1, 'CREATED'), notice(2, 'CANCELLED')];
  const mock = [notice(3, 'PUBLISHED'), notice(4, 'CREATED'), notice(5, 'CANCELLED')];
  expect(pairs(service, mock)).toEqual([
    [1, 4],
    [2, 5],
  ]);
});

test('what says something else is compared with what is left', () => {
  const service = [notice(1, 'CREATED'), notice(2, 'CANCELED')];
  const mock = [notice(5, 'CANCELLED'), notice(4, 'CREATED')];
  expect(pairs(service, mock)).toEqual([
    [1, 4],
    [2, 5],
  ]);
});
