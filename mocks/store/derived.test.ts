import { expect, it } from 'vitest';
import { buildWorld } from '../data/scenario/scenarios.ts';
import { derived } from './derived.ts';
import { createStore } from './state.ts';

const world = buildWorld('empty', '2027-03-02');
const names = derived((store, role: string) =>
  store.users.all().flatMap((user) => (user.role === role ? user.fullName : [])),
);

it('works an answer out once for each key, until a record changes', () => {
  const store = createStore(world);
  const first = names(store, 'ADMIN');
  expect(names(store, 'ADMIN')).toBe(first);
  expect(names(store, 'CUSTOMER')).not.toEqual(first);
  expect(names(store, 'ADMIN')).toBe(first);
  const [administrator] = store.users.where('role', 'ADMIN');
  store.users.update(administrator?.id ?? 0, { fullName: 'Yeni Ad' });
  expect(names(store, 'ADMIN')).toContain('Yeni Ad');
});

it('keeps the answers of each store apart', () => {
  const [one, other] = [createStore(world), createStore(world)];
  const before = names(other, 'ADMIN');
  for (const { id } of one.users.where('role', 'ADMIN')) one.users.remove(id);
  expect(names(one, 'ADMIN')).toEqual([]);
  expect(names(other, 'ADMIN')).toBe(before);
});

it('forgets what is too much, and works it out again', () => {
  const store = createStore(world);
  const doubled = derived((_store, key: number) => ({ value: key * 2 }));
  const first = doubled(store, 1);
  for (let key = 2; key < 2000; key += 1) expect(doubled(store, key).value).toBe(key * 2);
  expect(doubled(store, 1)).toEqual(first);
});

it('is worked out again when a table changes that it reads, alone or within another answer, and for no other', () => {
  const store = createStore(world);
  const count = derived((of, role: string) => ({ role, count: names(of, role).length }));
  const first = count(store, 'ADMIN');
  store.contactMessages.update(store.contactMessages.all()[0]?.id ?? 0, { subject: 'Başka' });
  expect(count(store, 'ADMIN')).toBe(first);
  const [administrator] = store.users.where('role', 'ADMIN');
  store.users.remove(administrator?.id ?? 0);
  expect(count(store, 'ADMIN').count).toBe(first.count - 1);
  // Also where the inner answer was known before the outer one was asked for.
  names(store, 'CUSTOMER');
  const customers = count(store, 'CUSTOMER');
  const [customer] = store.users.where('role', 'CUSTOMER');
  store.users.remove(customer?.id ?? 0);
  expect(count(store, 'CUSTOMER').count).toBe(customers.count - 1);
});
