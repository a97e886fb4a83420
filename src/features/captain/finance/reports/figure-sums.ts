import type { FinanceFigures } from '../../../../api/contract/types.ts';

/** The figures of boats or tours that are added up below them. */
export type SummedFigures = Pick<
  FinanceFigures,
  | 'revenue'
  | 'commission'
  | 'netRevenue'
  | 'bookings'
  | 'bookedDays'
  | 'offeredDays'
  | 'bookedSeats'
  | 'offeredSeats'
>;

/** The sums of the rows, money to the kuruş. */
export function sumOfRows(rows: readonly SummedFigures[]): SummedFigures {
  const sum = (figure: keyof SummedFigures) =>
    Math.round(rows.reduce((total, row) => total + row[figure], 0) * 100) / 100;
  return {
    revenue: sum('revenue'),
    commission: sum('commission'),
    netRevenue: sum('netRevenue'),
    bookings: sum('bookings'),
    bookedDays: sum('bookedDays'),
    offeredDays: sum('offeredDays'),
    bookedSeats: sum('bookedSeats'),
    offeredSeats: sum('offeredSeats'),
  };
}
