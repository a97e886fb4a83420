import { describe, expect, it } from 'vitest';
import type { AvailabilityBatchDay, AvailabilityState } from '../../../../api/contract/types.ts';
import { summaryOf } from './summary.ts';

const open: AvailabilityState = {
  isAvailable: true,
  priceOverride: null,
  isInstantConfirmation: false,
};
const told = (part: Partial<AvailabilityBatchDay>): AvailabilityBatchDay => ({
  boatId: 1,
  tourId: null,
  date: '2027-06-12',
  outcome: 'UPDATED',
  hasBookings: false,
  before: open,
  after: open,
  ...part,
});
const regular = () => 48_500;

describe('what will change', () => {
  it('is counted by what happens to the days', () => {
    const closed = { ...open, isAvailable: false };
    const instant = { ...open, isInstantConfirmation: true };
    const summary = summaryOf(
      [
        told({ before: closed }),
        told({ after: closed }),
        told({ after: instant, before: null, outcome: 'CREATED' }),
        told({ after: null, outcome: 'DELETED' }),
        told({ outcome: 'UNCHANGED' }),
        told({ outcome: 'BOOKED', hasBookings: true, date: '2027-06-20' }),
      ],
      regular,
    );
    expect(summary).toMatchObject({
      opened: 2,
      closed: 1,
      deleted: 1,
      instantOn: 1,
      instantOff: 0,
      unchanged: 1,
      price: null,
      bookedChanged: [],
    });
    expect(summary.changed).toHaveLength(4);
    expect(summary.refused).toMatchObject([{ outcome: 'BOOKED', days: [{ date: '2027-06-20' }] }]);
  });
  it('tells prices from and to, the regular one among them', () => {
    const days = [
      told({ after: { ...open, priceOverride: 53_350 } }),
      told({
        before: { ...open, priceOverride: 41_900 },
        after: { ...open, priceOverride: 46_090 },
      }),
    ];
    expect(summaryOf(days, regular).price).toEqual({
      days: 2,
      from: { lowest: 41_900, highest: 48_500 },
      to: { lowest: 46_090, highest: 53_350 },
    });
    expect(summaryOf(days, () => undefined).price).toMatchObject({
      from: null,
      to: { lowest: 46_090, highest: 53_350 },
    });
  });
  it('names booked days that change: what their guests agreed to stays', () => {
    const booked = told({ hasBookings: true, after: { ...open, priceOverride: 60_000 } });
    expect(summaryOf([booked], regular).bookedChanged).toEqual([booked]);
  });
});
