import { describe, expect, it } from 'vitest';
import { compose, stepOf } from './compose.ts';
import { readLibrary } from './library.ts';

const library = await readLibrary();

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

  it('hands values over as defaults of the inputs that are declared', () => {
    const text = composed(['boat-features'], { ownerToken: 'a.b', unknown: 'x' });
    expect(text).toContain('"default":"a.b"');
    expect(text).not.toContain('unknown');
  });
});
