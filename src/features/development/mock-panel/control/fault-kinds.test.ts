import { expect, it } from 'vitest';
import { describeCount, describeFault, faultKinds, hits } from './fault-kinds.ts';

it('describes each fault by the name of its option', () => {
  for (const { label, strike } of faultKinds) expect(describeFault(strike)).toBe(label);
});

it('describes faults that were set outside the panel', () => {
  expect(describeFault({ status: 418, latency: 500 })).toBe('Status 418, slow, 0.5 s');
  expect(hits({ id: 1, probability: 1, tag: 'Boats' })).toBe('every operation of Boats');
  expect(hits({ id: 1, probability: 1, operation: 'listBoats' })).toBe('listBoats');
});

it('says how often a fault applies', () => {
  expect(describeCount({ id: 1, probability: 1 })).toBe('every call');
  expect(describeCount({ id: 1, probability: 1, count: 1 })).toBe('next call');
  expect(describeCount({ id: 1, probability: 0.3, count: 4 })).toBe('4 calls, 30 % of them');
});
