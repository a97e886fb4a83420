import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../store/records.ts';
import { createStore, createWorld } from '../../store/state.ts';
import { boatDetail } from '../../views/boat/boat.ts';
import { bookingView } from '../../views/booking/booking.ts';
import { reviewView } from '../../views/review/review.ts';
import { exampleWorld } from './example-world.ts';
import { numbered } from './examples.ts';
import { EXAMPLES_DAY } from './shift.ts';

const store = createStore(
  createWorld({ scenario: '', today: EXAMPLES_DAY }, exampleWorld(EXAMPLES_DAY)),
);

describe('on the day of the examples', () => {
  it.each([...numbered<Schemas['Boat']>('boat-')])(
    'boat %i is that of the examples',
    (id, boat) => {
      const record = store.boats.get(id);
      expect(record && boatDetail(store, record, EXAMPLES_DAY)).toEqual(boat);
    },
  );

  it.each([...numbered<Schemas['Booking']>('booking-')])('booking %i is, too', (id, booking) => {
    const record = store.bookings.get(id);
    const viewer = store.users.get(booking.customerId);
    expect(record && viewer && bookingView(store, record, viewer)).toEqual({
      ...booking,
      // What the examples date on their own day stands on the day before; a tour describes itself.
      createdAt: record?.createdAt,
      tourDescription:
        booking.tourId === null ? null : store.tours.get(booking.tourId)?.description,
    });
  });

  it.each([...numbered<Schemas['Review']>('review-')])('review %i is, too', (id, review) => {
    const record = store.reviews.get(id);
    expect(record && reviewView(store, record, undefined)).toEqual(review);
  });
});
