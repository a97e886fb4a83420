import { describe, expect, it } from 'vitest';
import type { AvailabilityBatchDay, AvailabilityState } from '../../../../api/contract/types.ts';
import { actOf, commonOf, isFree, priceProblem, statusOf } from './draft.ts';

const open: AvailabilityState = {
  isAvailable: true,
  priceOverride: null,
  isInstantConfirmation: true,
};
const seen = (...states: (AvailabilityState | null)[]): AvailabilityBatchDay[] =>
  states.map((before, index) => ({
    boatId: 1,
    tourId: null,
    date: `2027-06-${10 + index}`,
    outcome: 'DELETED',
    hasBookings: false,
    before,
    after: null,
  }));

describe('what chosen days have in common', () => {
  it('is told where they agree and left open where they differ', () => {
    expect(commonOf(seen(open, open))).toEqual({ status: 'open', isInstant: true, price: null });
    const mixed = commonOf(
      seen(open, { isAvailable: false, priceOverride: 52_000, isInstantConfirmation: false }),
    );
    expect(mixed).toEqual({ status: undefined, isInstant: undefined, price: undefined });
  });
  it('does not count days without an entry, unless there are no others', () => {
    expect(commonOf(seen(open, null)).status).toBe('open');
    expect(commonOf(seen(null, null)).status).toBe('none');
  });
});

describe('a draft', () => {
  const same = commonOf(seen(open));
  const none = commonOf(seen(null));

  it('says nothing until somebody touches it', () => {
    expect(actOf({}, same)).toBeUndefined();
  });
  it('says what was touched and nothing else, so that other differences stay', () => {
    expect(actOf({ status: 'closed' }, same)).toEqual({ action: 'SET', isAvailable: false });
    expect(actOf({ isInstant: false }, same)).toEqual({
      action: 'SET',
      isInstantConfirmation: false,
    });
    expect(actOf({ price: { kind: 'percent', percent: -10 } }, same)).toEqual({
      action: 'SET',
      pricePercent: -10,
    });
    expect(actOf({ price: { kind: 'regular' } }, same)).toEqual({
      action: 'SET',
      priceOverride: null,
    });
  });
  it('opens days that have no entry', () => {
    expect(statusOf({}, none)).toBe('open');
    expect(actOf({}, none)).toEqual({ action: 'SET', isAvailable: true });
    expect(actOf({ status: 'closed' }, none)).toEqual({ action: 'SET', isAvailable: false });
  });
  it('deletes whatever else was chosen before', () => {
    expect(actOf({ status: 'deleted', price: { kind: 'amount', lira: null } }, same)).toEqual({
      action: 'DELETE',
    });
  });
  it('is not sent without a price, or with one that the contract refuses', () => {
    const missing = { price: { kind: 'amount', lira: null } } as const;
    expect(priceProblem(missing)).toBe('missing');
    expect(actOf(missing, same)).toBeUndefined();
    expect(priceProblem({ price: { kind: 'amount', lira: -1 } })).toBe('range');
    expect(priceProblem({ price: { kind: 'percent', percent: 501 } })).toBe('range');
    expect(priceProblem({ price: { kind: 'percent', percent: 500 } })).toBeUndefined();
    expect(priceProblem({ price: { kind: 'amount', lira: 0 } })).toBeUndefined();
  });
  it('gives days away for nothing at ₺0 and at −100 per cent', () => {
    expect(isFree({ price: { kind: 'amount', lira: 0 } })).toBe(true);
    expect(isFree({ price: { kind: 'percent', percent: -100 } })).toBe(true);
    expect(isFree({ price: { kind: 'regular' } })).toBe(false);
    expect(isFree({ status: 'deleted', price: { kind: 'amount', lira: 0 } })).toBe(false);
  });
});
