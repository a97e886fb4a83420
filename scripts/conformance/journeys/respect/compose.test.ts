import { describe, expect, it } from 'vitest';
import { readLibrary } from '../workflows/library.ts';
import { compose, stepOf } from './compose.ts';

const library = await readLibrary('openapi/workflows');

const composed = (ids: string[], values = {}) =>
  JSON.stringify(compose(library, ids, { pruva: '/contract.json' }, values));

describe('compose', () => {
  it('puts the parts of a journey beside it and leaves no way out of the file', () => {
    const text = composed(['booking-conflict']);
    for (const part of ['registeredCustomer', 'publishedBoat', 'cancelledBooking']) {
      expect(text).toContain(`"workflowId":"${part}"`);
    }
    expect(text).not.toContain('$sourceDescriptions.parts');
    expect(text).not.toContain('$components');
    expect(text).not.toContain("$file('./");
  });

  it('gives every step a name of its own, in references too', () => {
    const text = composed(['booking-conflict', 'booking-change']);
    const names = [...text.matchAll(/"stepId":"(\w[\w-]*)","/g)].map(([, name = '']) => name);
    const references = [...text.matchAll(/\$steps\.([\w-]+)\./g)].map(([, name = '']) => name);
    expect(references.filter((name) => !names.includes(name))).toEqual([]);
    expect(references).toContain('booking-change__booking');
    expect(references).toContain('booking-conflict__booking');
    expect(stepOf(library, 'booking-change__booking')?.operationId).toBe('createBooking');
  });

  it('leads every jump to a step, since Respect takes one that is not there for the end', () => {
    const text = composed(library.journeys.map(({ workflowId }) => workflowId));
    const steps = [...text.matchAll(/"stepId":"([\w-]+)","/g)].map(([, name]) => name);
    const jumps = [...text.matchAll(/"stepId":"([\w-]+)"[,}]/g)].map(([, name]) => name);
    expect(jumps.filter((name) => !steps.includes(name))).toEqual([]);
    expect(jumps).toContain('messages__conversations');
    const lost = jumps.filter((name) => !name?.includes('__'));
    expect(lost).toEqual([]);
  });

  it('puts values in place of inputs: as they are, within a text, and in conditions', () => {
    const text = composed(['boat-features', 'availability-periods'], {
      ownerToken: 'a.b',
      ownerId: 2,
      run: 'r1',
      day2: '2027-04-10',
    });
    expect(text).toContain('"Bearer a.b"');
    expect(text).toContain('"name":"Martı r1"');
    expect(text).toContain(String.raw`$response.body#/0/date == \"2027-04-10\"`);
    expect(text).toContain(String.raw`@.date == \"2027-04-10\"`);
    // What a step gives to a part is known only then.
    expect(text).toContain('"Rüzgâr {$inputs.label} r1"');
    expect(text).not.toContain('$inputs.day2');
  });
});
