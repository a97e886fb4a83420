import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../../openapi/model/document.ts';
import type { RunningMock } from '../../server/mock.ts';
import { type Caller, callerOf, startTestMock } from '../../testing/client.ts';
import { type Operation, operationsOfContract } from '../contract/operation.ts';
import { validateAnswer } from './answer-validation.ts';

let running: RunningMock;
let selin: Caller;
beforeAll(async () => {
  running = await startTestMock();
  selin = await callerOf(running.url, 'made-up').as('selin.aydin');
});
afterAll(() => running.close());

const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../generated/openapi.json'), 'utf8'),
) as OpenApiDocument; // written by `npm run generate`

/** The readings in JSON that an administrator may ask for and that need nothing but an id. */
const READINGS = operationsOfContract(document).filter(
  ({ method, roles, parameters, contentTypesOf }) =>
    method === 'GET' &&
    roles.has('ADMIN') &&
    contentTypesOf(200).includes('application/json') &&
    parameters.every(({ in: place, required }) => place === 'path' || !required),
);

function pathOf({ path, parameters }: Operation): string {
  const example = new Map(parameters.map(({ name, example }) => [name, String(example)]));
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => example.get(name) ?? '')}`;
}

async function madeUp(path: string, seed = 1) {
  const prefer = `dynamic=true, seed=${seed}`;
  return selin.call('GET', path, { headers: { prefer } });
}

describe('an answer that is made up', () => {
  it.each(READINGS.map((operation) => [operation.id, operation] as const))(
    'of %s keeps to the contract',
    async (_, operation) => {
      const { status, body, headers } = await madeUp(pathOf(operation));
      expect(status).toBe(200);
      const element = { statusCode: 200, headers: Object.fromEntries(headers), body };
      const result = validateAnswer({ resource: operation.prism, element });
      expect(
        result._tag === 'Left'
          ? result.left.map(({ path, message }) => `${path?.join('.')}: ${message}`)
          : [],
      ).toEqual([]);
    },
  );

  it('is the same for the same request and seed, and another for another seed', async () => {
    const first = await madeUp('/api/boats/1');
    expect((await madeUp('/api/boats/1')).body).toEqual(first.body);
    expect((await madeUp('/api/boats/1', 2)).body).not.toEqual(first.body);
    expect((await madeUp('/api/boats/2')).body).not.toEqual(first.body);
  });

  it('names boats that exist, days around today and nothing that has no name', async () => {
    const known = (await selin.call('GET', '/api/boats')).body as unknown as { id: number }[]; // a list
    for (let seed = 1; seed <= 20; seed += 1) {
      const { body } = await madeUp('/api/bookings/1', seed);
      const boatId = body.boatId as number | null;
      if (boatId !== null) expect(known.map(({ id }) => id)).toContain(boatId);
      expect(String(body.startDate)).toMatch(/^202[67]-/);
      expect(Object.keys(body).every((name) => /^[a-z][A-Za-z]+$/.test(name))).toBe(true);
      expect(body.totalPrice).toBeGreaterThanOrEqual(0);
    }
  });
});
