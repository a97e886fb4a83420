import { expect, test } from 'vitest';
import { isAsRequested, isSameTrip, meets, tripOf } from './booked-trip.ts';

const days = { startDate: '2026-07-10', endDate: '2026-07-11', passengerCount: 4 };
const ofBoat = tripOf({ boatId: 21, ...days });
const ofTour = tripOf({ tourId: 37, tourDateId: 447, ...days });
const booking = {
  boatId: 21,
  tourDateId: null,
  startDate: '2026-07-10',
  endDate: '2026-07-11',
  startTime: null,
  hours: null,
  passengerCount: 4,
  services: [],
};
const tourBooking = { ...booking, boatId: null, tourDateId: 447, startTime: '09:00' };

test('a booking is of a trip whose boat and days, or whose date, are the same', () => {
  expect(isSameTrip(ofBoat, booking)).toBe(true);
  expect(isSameTrip(ofBoat, { ...booking, endDate: '2026-07-12' })).toBe(false);
  expect(isSameTrip(ofBoat, { ...booking, boatId: 22 })).toBe(false);
  expect(isSameTrip(ofTour, tourBooking)).toBe(true);
  expect(isSameTrip(ofTour, { ...tourBooking, tourDateId: 448 })).toBe(false);
});

test('days of one boat meet when they share one; hours when they share an hour', () => {
  expect(meets(ofBoat, { ...booking, startDate: '2026-07-11', endDate: '2026-07-14' })).toBe(true);
  expect(meets(ofBoat, { ...booking, startDate: '2026-07-12', endDate: '2026-07-14' })).toBe(false);
  expect(meets(ofBoat, { ...booking, boatId: 22 })).toBe(false);
  const day = { startDate: '2026-07-10', endDate: '2026-07-10' };
  const morning = tripOf({ boatId: 21, ...days, ...day, startTime: '09:00', hours: 3 });
  expect(meets(morning, { ...booking, ...day, startTime: '12:00', hours: 2 })).toBe(false);
  expect(meets(morning, { ...booking, ...day, startTime: '11:00', hours: 2 })).toBe(true);
  expect(meets(morning, booking)).toBe(true);
});

test('every booking of a date of a tour meets it, whatever its number of people', () => {
  expect(meets(ofTour, tourBooking)).toBe(true);
  expect(meets(ofTour, { ...tourBooking, tourDateId: 448 })).toBe(false);
});

test('a booking is what was asked for with as many people and the same services', () => {
  const service = { serviceId: 1, quantity: 4 };
  const line = {
    ...service,
    name: 'Kahvaltı',
    serviceType: 'FOOD' as const,
    price: 10,
    totalPrice: 40,
  };
  const asked = { boatId: 21, ...days, services: [service] };
  expect(isAsRequested({ boatId: 21, ...days }, booking)).toBe(true);
  expect(isAsRequested({ boatId: 21, ...days, passengerCount: 5 }, booking)).toBe(false);
  expect(isAsRequested(asked, booking)).toBe(false);
  expect(isAsRequested(asked, { ...booking, services: [line] })).toBe(true);
});
