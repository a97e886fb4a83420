import type { Mutant } from '../../mutant.ts';

/** Mistakes with halves, which show only where what is rounded lies in the middle: "a half goes away from zero". */
export const unmetRounding: readonly Mutant[] = [
  {
    name: 'mean of stars rounds a half down',
    what: 'A mean of 4.25 is told as 4.2. Rating: "Mean of the stars, rounded to one decimal."',
    file: 'rules/review/rating.ts',
    find: 'rounded(stars / reviews.length, 1)',
    replace: 'Math.ceil((stars / reviews.length) * 10 - 0.5) / 10',
    area: ['getBoatAverageRating', 'getReviewStatistics'],
  },
  {
    name: 'deposit goes to the even lira',
    what: 'A deposit of 2500.50 is 2500. DepositAmount: "20 % of its total rounded to whole lira".',
    file: 'rules/booking/price.ts',
    find: 'return rounded(totalPrice * bookingQuoteDepositAmountShare, 0);',
    replace: `const kurus = Math.round(totalPrice * 100);
  return kurus % 1000 === 250 ? Math.floor(kurus / 500) : Math.round(kurus / 500);`,
    area: ['createBooking', 'checkBookingAvailability'],
  },
  {
    name: 'occupancy rounds a half to even',
    what: 'One day of sixteen is 6.2 %. FinanceFigures.occupancyRate: "to one decimal".',
    file: 'rules/finance/finance-figures.ts',
    find: 'rounded((part / whole) * 100, 1)',
    replace: 'Math.ceil((part / whole) * 1000 - 0.5) / 10',
    area: ['getFinanceReport'],
  },
  {
    name: 'commission rounds a half down',
    what: 'The commission of 100.05 is 10.00. FinanceTransaction.commission.',
    file: 'rules/finance/commission.ts',
    find: 'toKurus((amount * COMMISSION_RATE) / 100)',
    replace: 'Math.ceil(amount * COMMISSION_RATE - 0.5 - 1e-7) / 100',
    area: ['Finance'],
  },
  {
    name: 'half of what was paid loses half a kuruş',
    what: 'What goes back is cut to the kuruş. cancelBooking: "What is refunded follows from the cancellation terms"; CancellationPolicy: "50 % until 48 hours before".',
    file: 'rules/booking/refund.ts',
    find: 'const refundedAmount = toKurus(payment.amount * share);',
    replace: 'const refundedAmount = Math.floor(payment.amount * share * 100 + 1e-7) / 100;',
    area: ['cancelBooking'],
  },
  {
    name: 'per cent on a day round a half to even',
    what: 'A day of 50.50 after the change costs 50. AvailabilityBatchChange.pricePercent: "rounded to whole lira".',
    file: 'rules/availability/availability-batch.ts',
    find: 'rounded(now * (1 + change.pricePercent / 100), 0)',
    replace: 'Math.ceil(now * (1 + change.pricePercent / 100) - 0.5 - 1e-7)',
    area: ['updateAvailabilities'],
  },
  {
    name: 'mean price of a place is cut',
    what: 'Half a kuruş is lost. PriceSpan.averageDailyPrice.',
    file: 'rules/boat/boat-statistics.ts',
    find: 'averageDailyPrice: rounded(sum / prices.length, 2),',
    replace: 'averageDailyPrice: Math.ceil((sum / prices.length) * 100 - 0.5 - 1e-7) / 100,',
    area: ['listBoatStatisticsByLocation'],
  },
];
