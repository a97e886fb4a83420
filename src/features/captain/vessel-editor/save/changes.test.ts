import { expect, it } from 'vitest';
import { newVessel, type ServiceRow, serviceRow } from '../values/vessel-values.ts';
import { featureChanges, isBoatStored, serviceChanges, withServiceIds } from './changes.ts';

const breakfast: ServiceRow = {
  key: 4,
  id: 4,
  name: 'Kahvaltı',
  description: '',
  serviceType: 'FOOD',
  price: 650,
  quantity: 1,
};
const added = { ...breakfast, key: -1, id: null, name: 'Transfer' };
const blank = { ...added, key: -2, name: ' ', price: null };

it('sends the features that differ from the stored ones', () => {
  const stored = { featureIds: { 'Wi-Fi': 7, Klima: 8 } };
  expect(featureChanges(['Klima', 'Jeneratör'], stored)).toEqual({
    remove: [{ name: 'Wi-Fi', id: 7 }],
    add: ['Jeneratör'],
  });
  expect(featureChanges(['Wi-Fi', 'Klima'], stored)).toEqual({ remove: [], add: [] });
});

it('sends the services that went, changed and came, and no blank row', () => {
  const dearer = { ...breakfast, price: 700 };
  const other = { ...breakfast, key: 5, id: 5 };
  expect(serviceChanges([dearer, added, blank], [breakfast, other])).toEqual({
    remove: [5],
    change: [dearer],
    add: [added],
  });
});

it('sends nothing of a service whose text only gained spaces', () => {
  const spaced = { ...breakfast, name: ' Kahvaltı ' };
  expect(serviceChanges([spaced], [breakfast])).toEqual({ remove: [], change: [], add: [] });
});

it('gives rows the ids of what they became, in whatever order the answer names them', () => {
  const twin = { ...added, key: -3, name: 'Yemek' };
  const answer = [
    { id: 9, boatId: 1, ...said(twin) },
    { id: 8, boatId: 1, ...said(added) },
  ];
  const rows = withServiceIds([breakfast, added, blank, twin], answer, serviceRow);
  expect(rows.map(({ id }) => id)).toEqual([4, 8, null, 9]);
});

it('sends the boat when a field of its own changed, and not for its features or services', () => {
  const stored = newVessel('2026-06-12');
  expect(isBoatStored({ ...stored, features: ['Klima'], services: [added] }, stored)).toBe(true);
  expect(isBoatStored({ ...stored, flag: 'Malta' }, stored)).toBe(false);
  expect(isBoatStored({ ...stored, organizationText: 'Düğün' }, stored)).toBe(false);
});

function said({ name, serviceType, price, quantity }: ServiceRow) {
  return { name, description: null, serviceType, price: price ?? 0, quantity: quantity ?? 1 };
}
