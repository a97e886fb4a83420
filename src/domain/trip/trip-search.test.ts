import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  isByHour,
  servicesText,
  tripDays,
  tripHours,
  tripSearch,
  tripServices,
} from './trip-search.ts';

const read = (search: object) => parse(tripSearch, search);

describe('a trip in an address', () => {
  it('is read as it was written', () => {
    const search = { start: '2027-06-12', end: '2027-06-15', guests: 6, services: '12x6_14x1' };
    expect(read(search)).toMatchObject(search);
    expect(tripDays(read(search), '2027-06-12')).toEqual({
      start: '2027-06-12',
      end: '2027-06-15',
    });
    expect(tripHours(read(search))).toBeNull();
  });
  it('is one day when only one is given, and sorted', () => {
    expect(read({ end: '2027-06-12' })).toMatchObject({ start: '2027-06-12', end: '2027-06-12' });
    expect(read({ start: '2027-06-15', end: '2027-06-12' })).toMatchObject({
      start: '2027-06-12',
      end: '2027-06-15',
    });
  });
  it('has hours only on a single day and only as a pair', () => {
    const day = { start: '2027-06-12', from: 10, to: 13 };
    expect(tripHours(read(day))).toEqual({ startTime: '10:00', hours: 3 });
    expect(tripHours(read({ ...day, end: '2027-06-13' }))).toBeNull();
    expect(tripHours(read({ ...day, to: undefined }))).toBeNull();
    expect(tripHours(read({ ...day, to: 10 }))).toBeNull();
    expect(tripHours(read({ ...day, from: 9, to: 10 }))).toEqual({ startTime: '09:00', hours: 1 });
  });
  it('may be wanted by the hour before any hour is chosen', () => {
    const boat = { hourlyPrice: 6_500 };
    expect(isByHour(boat, read({ by: 'hour' }))).toBe(true);
    expect(isByHour(boat, read({ start: '2027-06-12', from: 10, to: 13 }))).toBe(true);
    expect(isByHour(boat, read({ start: '2027-06-12', by: 'night' }))).toBe(false);
    expect(isByHour({ hourlyPrice: null }, read({ by: 'hour' }))).toBe(false);
  });
  it('ignores invalid values', () => {
    expect(
      read({ start: '2027-02-30', guests: 0, from: 10.5, to: 'noon', services: '12' }),
    ).toEqual(read({}));
  });
  it('has no days where one of them does not exist', () => {
    expect(read({ start: '2027-06-31', end: '2027-07-02' })).toEqual(read({}));
    expect(read({ start: '2027-06-12', end: '2027-06-31' })).toEqual(read({}));
  });
  it('is null once its first day is in the past', () => {
    expect(tripDays(read({ start: '2027-06-12' }), '2027-06-13')).toBeNull();
  });
});

describe('extra services in an address', () => {
  it('round-trip through the address', () => {
    const wanted = [
      { serviceId: 12, quantity: 6 },
      { serviceId: 14, quantity: undefined },
    ];
    const services = servicesText(wanted);
    expect(services).toBe('12x6_14x');
    expect(tripServices(read({ services }))).toEqual(wanted);
  });
  it('are left out when there are none', () => {
    expect(servicesText([])).toBeUndefined();
    expect(tripServices(read({}))).toEqual([]);
  });
});
