import { expect, test } from 'vitest';
import { CONTRACT_FILES } from '../../../../openapi/files.ts';
import { loadContract } from '../../contract/contract.ts';
import { answered } from '../pair/testing.ts';
import { isWhole } from './whole.ts';

const { operation } = loadContract(CONTRACT_FILES.bundle);
const rows = [{ id: 1 }, { id: 2 }];

test('a page is all there is when it has as many records as it tells', () => {
  const page = (totalElements: number) => answered({ body: { content: rows, totalElements } });
  expect(isWhole(operation('listBookingsPage'), page(2))).toBe(true);
  expect(isWhole(operation('listBookingsPage'), page(3))).toBe(false);
});

test('a list that may be cut is all there is when its total says so', () => {
  const list = (headers: Record<string, string> = {}) => answered({ headers, body: rows });
  expect(isWhole(operation('listRecentReviews'), list())).toBe(false);
  expect(isWhole(operation('listRecentReviews'), list({ 'x-total-count': '2' }))).toBe(true);
  expect(isWhole(operation('listBookings'), list(), 3)).toBe(true);
  expect(isWhole(operation('listBookings'), list(), 2)).toBe(false);
  expect(isWhole(operation('listBookings'), list({ 'x-total-count': '2' }), 2)).toBe(true);
});

test('what is no list is whole', () => {
  expect(isWhole(operation('getBooking'), answered({ body: { id: 1 } }))).toBe(true);
});
