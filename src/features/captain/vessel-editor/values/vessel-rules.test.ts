import { expect, it } from 'vitest';
import { serviceTotal } from '../services/service-total.ts';
import { boatCreate, boatSaid } from './vessel-request.ts';
import { vesselErrors } from './vessel-rules.ts';
import { newVessel, sameAsDeparture, type VesselValues } from './vessel-values.ts';

const today = '2026-06-12';
const valid: VesselValues = {
  ...newVessel(today),
  name: 'Poyraz',
  type: 'YACHT',
  capacity: 8,
  dailyPrice: 32_000,
  location: 'Göcek',
};
const service = {
  key: -1,
  id: null,
  name: 'Kahvaltı',
  description: '',
  serviceType: 'FOOD',
  price: 650,
  quantity: 4,
} as const;

it('asks of an empty form what every boat has, and fills in the year', () => {
  expect(Object.keys(vesselErrors(newVessel(today), today)).sort()).toEqual(
    ['capacity', 'dailyPrice', 'location', 'name', 'type'].sort(),
  );
  expect(newVessel(today).buildYear).toBe(2026);
});

it.each<[string, Partial<VesselValues>, string[]]>([
  ['nothing', {}, []],
  ['a blank name', { name: '  ' }, ['name']],
  ['no guests', { capacity: 0 }, ['capacity']],
  ['a day for nothing', { dailyPrice: 0 }, ['dailyPrice']],
  ['an hour for nothing', { hourlyPrice: 0 }, ['hourlyPrice']],
  ['a boat of next year', { buildYear: 2027 }, ['buildYear']],
  ['a boat of no year', { buildYear: null }, ['buildYear']],
  ['one coordinate alone', { latitude: 36.7 }, ['longitude']],
  ['a short description that is long', { shortDescription: 'a'.repeat(201) }, ['shortDescription']],
  ['rules beyond their length', { additionalRules: 'a'.repeat(1001) }, ['additionalRules']],
  ['a feature beyond its length', { featureText: 'a'.repeat(101) }, ['features']],
  ['an occasion beyond its length', { organizationText: 'a'.repeat(61) }, ['organizationTypes']],
  ['a plan without an hour', { dayPlan: '10:00 Kalkış\nYüzme' }, ['dayPlan']],
  ['a stop beyond its length', { dayPlan: `10:00 ${'a'.repeat(121)}` }, ['dayPlan']],
  ['a plan of a day', { dayPlan: '9.30 Kalkış\n\n18:00 Dönüş' }, []],
  ['a service without a price', { services: [{ ...service, price: null }] }, ['services']],
  ['a blank service', { services: [{ ...service, name: '', price: null }] }, []],
])('finds wrong with %s', (_, values, fields) => {
  expect(Object.keys(vesselErrors({ ...valid, ...values }, today))).toEqual(fields);
});

it('sends a new boat unpublished, with the older names of two fields, and no blank service', () => {
  const blank = { ...service, key: -2, name: ' ', price: null };
  const sent = boatCreate({
    ...valid,
    brandModel: 'Lagoon 42',
    services: [service, blank],
    featureText: 'Jeneratör',
  });
  expect(sent).toMatchObject({
    status: 'INACTIVE',
    brandModel: 'Lagoon 42',
    model: 'Lagoon 42',
    buildYear: 2026,
    year: 2026,
    features: [{ featureName: 'Jeneratör' }],
    rules: null,
  });
  expect(sent.services).toHaveLength(1);
});

it('sends a return to the departure as the place itself', () => {
  const departurePoint = 'Göcek Marina';
  expect(boatSaid({ ...valid, departurePoint, returnPoint: sameAsDeparture }).returnPoint).toBe(
    departurePoint,
  );
});

it('multiplies food by its quantity and nothing else', () => {
  expect(serviceTotal(service)).toBe(2600);
  expect(serviceTotal({ ...service, serviceType: 'TRANSPORTATION' })).toBe(650);
  expect(serviceTotal({ ...service, price: null })).toBeNull();
});

it('keeps what a boat says of its price and its day', () => {
  const said = boatSaid({ ...valid, fuelInclusion: 'INCLUDED', dayPlan: ' 9.30 Kalkış ' });
  expect(said.inclusions).toMatchObject({ fuel: 'INCLUDED', food: null });
  expect(said.dayPlan).toEqual([{ time: '09:30', text: 'Kalkış' }]);
  expect(boatSaid(valid)).toMatchObject({ inclusions: null, dayPlan: [] });
});
