import { expect, test } from 'vitest';
import { neighbours, openStep, stepToChange } from './flow-steps.ts';

test('a step opens when what comes before it is there', () => {
  expect(openStep({ step: 'review' }, true)).toBe('review');
  expect(openStep({ step: 'review' }, false)).toBe('dates');
  expect(openStep({}, true)).toBe('people');
  expect(openStep({ step: 'dates' }, true)).toBe('dates');
});

test('the deposit step opens only with a booking, and then it is the only one', () => {
  expect(openStep({ step: 'deposit' }, true)).toBe('review');
  expect(openStep({ step: 'people', booking: 12 }, false)).toBe('deposit');
});

test('each step knows the one before and the one after it', () => {
  expect(neighbours('dates')).toEqual({ previous: undefined, next: 'people' });
  expect(neighbours('deposit').next).toBeUndefined();
});

test('what was refused is changed on the first step that has something of it', () => {
  const refused = (...fields: string[]) => stepToChange(fields.map((field) => ({ field })));
  expect(refused('startTime')).toBe('dates');
  expect(refused('body.notes')).toBe('contact');
  expect(refused('services.0.serviceId')).toBe('people');
  expect(refused('notes', 'body.endDate')).toBe('dates');
});
