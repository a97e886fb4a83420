import { describe, expect, it } from 'vitest';
import { addDays } from '../../rules/calendar/day.ts';
import { createStore, createWorld, type WorldRows } from '../../store/state.ts';
import { TODAY } from '../../testing/call.ts';
import { aBoat, aBooking, anEntry, aReview, aUser } from '../../testing/records.ts';
import { boatDetail, boatSummary } from './boat.ts';

const boat = aBoat(1);
const tomorrow = addDays(TODAY, 1);

function summaryOf(rows: WorldRows) {
  const world = createWorld({ scenario: 'test', today: TODAY }, { boats: [boat], ...rows });
  return boatSummary(createStore(world), boat, TODAY);
}

const review = (id: number, rating: number) => aReview(id, { boatId: 1, tourId: null, rating });
const image = (id: number, isPrimary: boolean, displayOrder: number) => ({
  id,
  boatId: 1,
  imageUrl: `/api/uploads/${id}.jpg`,
  isPrimary,
  displayOrder,
});

describe('boatSummary', () => {
  it('has no rating before the first review', () => {
    expect(summaryOf({})).toMatchObject({ rating: null, reviewCount: 0, imageUrl: null });
  });

  it('rounds the mean of the reviews to one decimal', () => {
    const reviews = [review(1, 5), review(2, 5), review(3, 4)];
    expect(summaryOf({ reviews })).toMatchObject({ rating: 4.7, reviewCount: 3 });
  });

  it('shows the rating an administrator has set in its place', () => {
    const world = createWorld({ scenario: 'test', today: TODAY }, { reviews: [review(1, 5)] });
    const set = aBoat(1, { ratingOverride: 3.2 });
    expect(boatSummary(createStore(world), set, TODAY)).toMatchObject({
      rating: 3.2,
      reviewCount: 1,
    });
  });

  it('shows the primary image, wherever it stands', () => {
    const boatImages = [image(1, false, 1), image(2, true, 2)];
    expect(summaryOf({ boatImages }).imageUrl).toBe('/api/uploads/2.jpg');
  });

  it('is open from the first day that is offered and not taken', () => {
    const availabilities = [
      anEntry(1, addDays(TODAY, -1)),
      anEntry(2, TODAY, { isAvailable: false }),
      anEntry(3, tomorrow),
      anEntry(4, addDays(TODAY, 2)),
    ];
    expect(summaryOf({ availabilities }).nextAvailableDate).toBe(tomorrow);
    const bookings = [aBooking(1, tomorrow)];
    expect(summaryOf({ availabilities, bookings }).nextAvailableDate).toBe(addDays(TODAY, 2));
  });

  it('costs at least what the cheapest day ahead costs that can be booked whole', () => {
    const at = (id: number, days: number, priceOverride: number | null, more = {}) =>
      anEntry(id, addDays(TODAY, days), { priceOverride, ...more });
    const availabilities = [
      at(1, -1, 100),
      at(2, 1, 200, { isAvailable: false }),
      at(3, 2, 300),
      at(4, 3, 7_000),
      at(5, 4, 400),
      at(6, 5, null),
    ];
    const bookings = [
      aBooking(1, addDays(TODAY, 2)),
      aBooking(2, addDays(TODAY, 4), { startTime: '10:00', hours: 2 }),
      aBooking(3, addDays(TODAY, 3), { status: 'CANCELLED' }),
    ];
    expect(summaryOf({ availabilities, bookings }).fromPrice).toBe(7_000);
    expect(summaryOf({ availabilities: availabilities.slice(5) }).fromPrice).toBe(10_000);
    expect(summaryOf({ availabilities: availabilities.slice(0, 2) }).fromPrice).toBe(10_000);
    expect(summaryOf({}).fromPrice).toBe(10_000);
  });

  it('is instant when most of its days to come are', () => {
    const days = [1, 2, 3].map((id) =>
      anEntry(id, addDays(TODAY, id), { isInstantConfirmation: id > 1 }),
    );
    expect(summaryOf({ availabilities: days }).isInstantConfirmation).toBe(true);
    expect(summaryOf({ availabilities: days.slice(0, 2) }).isInstantConfirmation).toBe(false);
    expect(summaryOf({}).isInstantConfirmation).toBe(false);
  });

  it('is worked out once, and again after a change of what stands behind it', () => {
    const world = createWorld({ scenario: 'test', today: TODAY }, { boats: [boat] });
    const store = createStore(world);
    const first = boatSummary(store, boat, TODAY);
    expect(boatSummary(store, boat, TODAY)).toBe(first);
    store.reviews.insert(review(0, 4));
    expect(boatSummary(store, boat, TODAY)).toMatchObject({ rating: 4, reviewCount: 1 });
    expect(boatSummary(createStore(world), boat, TODAY).rating).toBeNull();
  });
});

describe('boatDetail', () => {
  it('has what belongs to the boat, the primary image first, and nothing of the record alone', () => {
    const world = createWorld(
      { scenario: 'test', today: TODAY },
      {
        boats: [boat],
        users: [aUser(2, { fullName: 'Mehmet Ağaoğlu' })],
        boatImages: [image(1, false, 1), image(2, true, 3), image(3, false, 2)],
        boatFeatures: [{ id: 1, boatId: 1, featureName: 'Wi-Fi' }],
      },
    );
    const detail = boatDetail(createStore(world), boat, TODAY);
    expect(detail.images.map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(detail.features).toEqual([{ id: 1, featureName: 'Wi-Fi' }]);
    expect(detail.ownerName).toBe('Mehmet Ağaoğlu');
    expect(detail).not.toHaveProperty('ratingOverride');
    expect(detail).not.toHaveProperty('createdAt');
    expect(detail).not.toHaveProperty('documents');
  });
});
