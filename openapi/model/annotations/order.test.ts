import { expect, test } from 'vitest';
import { inOrder, orderKey, orderText } from './order.ts';

const keys = (...texts: string[]) => texts.map(orderKey);

test('the next key decides where the one before is equal', () => {
  const order = keys('reviewCount desc', 'id asc');
  expect(inOrder({ reviewCount: 3, id: 9 }, { reviewCount: 2, id: 1 }, order)).toBe(true);
  expect(inOrder({ reviewCount: 3, id: 9 }, { reviewCount: 3, id: 1 }, order)).toBe(false);
  expect(inOrder({ reviewCount: 2, id: 1 }, { reviewCount: 3, id: 9 }, order)).toBe(false);
});

test('nothing is promised about where a record without the value stands, unless it is said', () => {
  expect(inOrder({ rating: null }, { rating: 5 }, keys('rating desc'))).toBe(true);
  expect(inOrder({ rating: null }, { rating: 5 }, keys('rating desc nulls-last'))).toBe(false);
  expect(inOrder({ rating: null }, { rating: 5 }, keys('rating desc nulls-first'))).toBe(true);
});

test('what the answers do not tell cannot be judged', () => {
  expect(inOrder({ id: 2 }, { id: 1 }, keys('createdAt desc', 'id asc'))).toBe(true);
});

test('names come by the Turkish alphabet where it says so', () => {
  expect(inOrder({ name: 'Çınar' }, { name: 'Deniz' }, keys('name asc tr'))).toBe(true);
  expect(inOrder({ name: 'Çınar' }, { name: 'Deniz' }, keys('name asc'))).toBe(false);
  expect(orderText(keys('name asc tr', 'id asc'))).toBe(
    'name asc by the Turkish alphabet, then id asc',
  );
});

test('a record that has one of two fields is sorted by that', () => {
  const order = keys('boatName|tourName asc tr');
  const boat = { boatName: 'Zümrüt', tourName: null };
  const tour = { boatName: null, tourName: 'Çınar' };
  expect(inOrder(tour, boat, order)).toBe(true);
  expect(inOrder(boat, tour, order)).toBe(false);
  expect(orderText(order)).toBe('boatName or tourName asc by the Turkish alphabet');
});
