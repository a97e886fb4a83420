import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningMock } from '../../server/mock.ts';
import { type Caller, callerOf, startTestMock } from '../../testing/client.ts';
import { cutList } from './list-cut.ts';

describe('a list that is longer than it may be', () => {
  const items = [1, 2, 3, 4, 5];

  it('keeps its first records', () => {
    expect(cutList(items, { most: 3 }, {})).toEqual([1, 2, 3]);
    expect(cutList(items, { most: 5 }, {})).toEqual(items);
  });

  it('keeps its last records where the order begins with the oldest', () => {
    expect(cutList(items, { most: 2, keeps: 'last' }, {})).toEqual([4, 5]);
    expect(cutList(items, { most: 9, keeps: 'last' }, {})).toEqual(items);
  });

  it('goes on where the part before ended', () => {
    expect(cutList(items, { most: 2 }, { part: 1 })).toEqual([3, 4]);
    expect(cutList(items, { most: 2 }, { part: 2 })).toEqual([5]);
    expect(cutList(items, { most: 2 }, { part: 3 })).toEqual([]);
  });

  it('holds no more than the query asks for', () => {
    expect(cutList(items, { most: 3 }, { limit: 2 })).toEqual([1, 2]);
    expect(cutList(items, { most: 3 }, { limit: 4 })).toEqual([1, 2, 3]);
  });
});

describe('what a list says of its length', () => {
  let running: RunningMock;
  let guest: Caller;
  beforeAll(async () => {
    running = await startTestMock();
    guest = callerOf(running.url, 'lengths');
  });
  afterAll(() => running.close());

  const lengthOf = ({ body }: { body: unknown }) => (body as unknown[]).length; // a list by the contract
  const told = ({ headers }: { headers: Headers }) => Number(headers.get('x-total-count'));

  it('is the length of a list that is whole', async () => {
    const boats = await guest.call('GET', '/api/boats');
    expect(lengthOf(boats)).toBeGreaterThan(0);
    expect(told(boats)).toBe(lengthOf(boats));
  });

  it('is more than the records of a list that was cut', async () => {
    const few = await guest.call('GET', '/api/reviews/recent?limit=2');
    const all = await guest.call('GET', '/api/reviews');
    expect([lengthOf(few), told(few)]).toEqual([2, lengthOf(all)]);
  });

  it('fits the list of an example, too', async () => {
    const example = await guest.call('GET', '/api/boats', { headers: { prefer: 'example=empty' } });
    expect([lengthOf(example), told(example)]).toEqual([0, 0]);
  });

  it('is not said of a list that is always whole', async () => {
    const types = await guest.call('GET', '/api/tours/types');
    expect(types.headers.has('x-total-count')).toBe(false);
  });
});
