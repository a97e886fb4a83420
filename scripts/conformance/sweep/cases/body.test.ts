import { expect, test } from 'vitest';
import { loadContract } from '../../contract/contract.ts';
import { isObject } from '../../lib/json.ts';
import { brokenBodies, edgeBodies, replaced } from './body.ts';

const { schemas, operation } = loadContract('generated/openapi.json');
const schemaOf = (id: string) => operation(id).body?.schema ?? {};

const service = { boatId: 1, name: 'Kano', serviceType: 'OTHER', price: 900, quantity: 1 };
const placed = (id: string, valid: unknown) =>
  brokenBodies(schemas, schemaOf(id), valid).map(({ place, keyword }) => `${place} ${keyword}`);

test('replaces, adds and removes at any depth without touching the original', () => {
  const body = { services: [{ price: 1 }], name: 'x' };
  expect(replaced(body, ['services', 0, 'price'], 2)).toEqual({
    services: [{ price: 2 }],
    name: 'x',
  });
  expect(replaced(body, ['name'], undefined)).toEqual({ services: [{ price: 1 }] });
  expect(replaced(body, ['note'], 'y')).toMatchObject({ note: 'y' });
  expect(body).toEqual({ services: [{ price: 1 }], name: 'x' });
});

test('every constraint of a body is broken on its own', () => {
  const places = placed('createBoatService', service);
  for (const expected of [
    'body required',
    'body.name required',
    'body.name minLength',
    'body.name maxLength',
    'body.serviceType enum',
    'body.price type',
    'body.price exclusiveMinimum',
    'body.price maximum',
    'body.quantity minimum',
    'body.boatId minimum',
  ]) {
    expect(places).toContain(expected);
  }
});

test('each broken body breaks the contract in one place only', () => {
  for (const { place, keyword, body } of brokenBodies(
    schemas,
    schemaOf('createBoatService'),
    service,
  )) {
    const violations = schemas.violations(schemaOf('createBoatService'), body);
    expect(violations.length, `${place} ${keyword}`).toBeGreaterThan(0);
    if (place !== 'body') {
      expect(violations.map((one) => `body.${one.place}`)).toEqual([place]);
    }
  }
});

test('fields inside lists, fields that belong together and closed sets of a choice', () => {
  const booking = {
    boatId: 1,
    startDate: '2027-06-12',
    endDate: '2027-06-12',
    startTime: '10:00',
    hours: 3,
    passengerCount: 2,
    services: [{ serviceId: 1, quantity: 2 }],
  };
  const places = placed('createBooking', booking);
  expect(places).toContain('body.services[].quantity minimum');
  expect(places).toContain('body.hours dependentRequired');
  expect(places).toContain('body.startDate format');
  expect(placed('createBoatDocument', { documentName: 'a.pdf' })).toContain(
    'body.documentName pattern',
  );
});

test('a text that shows nothing is sent where a text is asked for', () => {
  const sent = brokenBodies(schemas, schemaOf('createBoatService'), service)
    .filter(({ place }) => place === 'body.name')
    .map(({ body }) => (isObject(body) ? body.name : undefined));
  expect(sent).toContainEqual(
    expect.stringMatching(/^[\u200b\u00ad\u2060\u2800\u3164\u115f\u200d]+$/),
  );
});

test('edges are valid, and leave alone what is held', () => {
  const edges = edgeBodies(schemas, schemaOf('createBoatService'), service, ['price']);
  expect(edges.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['lowest', 'highest', 'only-required', 'choices-4']),
  );
  for (const { body } of edges) {
    expect(schemas.violations(schemaOf('createBoatService'), body)).toEqual([]);
    expect(body).toMatchObject({ price: 900, boatId: 1 });
  }
  const highest = edges.find(({ label }) => label === 'highest');
  expect(highest?.body).toMatchObject({ name: 'ş'.repeat(100), quantity: 1000 });
});

test('the longest text is also made of characters of two units, and one more is too long', () => {
  const waves = (count: number) => '🌊'.repeat(count);
  const longest = edgeBodies(schemas, schemaOf('createBoatService'), service, []).find(
    ({ label }) => label === 'longest-astral',
  );
  expect(longest?.body).toMatchObject({ name: waves(100) });
  const tooLong = brokenBodies(schemas, schemaOf('createBoatService'), service).map(
    ({ body }) => body,
  );
  expect(tooLong).toContainEqual({ ...service, name: waves(101) });
});
