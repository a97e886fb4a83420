import { expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { createRelations } from './relations.ts';

const relationsOf = createRelations(loadContract('generated/openapi.json'));
const listsOf = (component: string) =>
  relationsOf(component).lists.map(({ operation, field }) => `${operation.id} by ${field}`);

test('finds where a record is read by itself, listed and asked for', () => {
  const boat = relationsOf('Boat');
  expect(boat.getter?.id).toBe('getBoat');
  expect(boat.exists?.id).toBe('checkBoatExists');
  expect(listsOf('Boat')).toEqual(['listBoatsByOwner by ownerId']);
  expect(listsOf('BoatService')).toEqual(['listBoatServices by boatId']);
  expect(listsOf('TourImage')).toEqual([
    'listTourImagesByTour by tourId',
    'listOrderedTourImages by tourId',
  ]);
});

test('a list that is narrowed down is not one in which every record stands', () => {
  expect(listsOf('Booking')).not.toContain('listActiveCustomerBookings by customerId');
  expect(listsOf('Message')).not.toContain('listUnreadMessages by recipientId');
});

test('a record that only its session has is read without an id', () => {
  expect(relationsOf('PersonalInfo').singleton?.id).toBe('getPersonalInfo');
});
