import type { BoatRecord, Schemas, TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { addMonths, monthOfDay } from '../calendar/calendar-month.ts';
import { addDays, daysInclusive } from '../calendar/day.ts';
import { partOf } from '../common/list.ts';
import { compare } from '../common/order.ts';
import { byText } from '../common/text.ts';
import { COMMISSION_RATE } from './commission.ts';
import { financeFigures, type Offers, type Range } from './finance-figures.ts';

/** The first day that a calendar date can write. */
const FIRST_DAY = '0000-01-01';

/** The calendar months that a range touches, each as far as it lies in it. */
export function monthsOf({ from, to }: Range): { month: string; range: Range }[] {
  const numberOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const count = numberOf(to) - numberOf(from) + 1;
  return Array.from({ length: count }, (_, index) => {
    const month = addMonths(monthOfDay(from), index);
    const first = index === 0 ? from : `${month}-01`;
    // The last month ends with the range, so that no day beyond the calendar is asked for.
    const last = index === count - 1 ? to : addDays(`${addMonths(month, 1)}-01`, -1);
    return { month, range: { from: first, to: last } };
  });
}

/** As many days right before a range; fewer where the calendar begins. */
export function rangeBefore({ from, to }: Range): Range {
  const clamped = (day: string) => (day.startsWith('-') ? FIRST_DAY : day);
  const days = daysInclusive(from, to);
  return { from: clamped(addDays(from, -days)), to: clamped(addDays(from, -1)) };
}

type Named = Pick<BoatRecord | TourRecord, 'id' | 'name'>;

const inOrder = (a: Named, b: Named) => byText(a.name, b.name) || compare(a.id, b.id);

/** Whether a row has no figures; deleted boats and tours without figures are left out. */
const isEmpty = ({ revenue, bookings, bookedDays }: Schemas['FinanceFigures']) =>
  revenue === 0 && bookings === 0 && bookedDays === 0;

/**
 * A captain's business in a range of days, as a whole, by month, by boat and by tour; of boats and tours
 * that are more than an answer may hold, the `part` from 0.
 */
export function financeReport(
  store: Store,
  captainId: number,
  range: Range,
  part = 0,
): Schemas['FinanceReport'] {
  const boats = store.boats.where('ownerId', captainId);
  const tours = store.tours.where('guideId', captainId);
  const formerBoats = store.formerBoats.where('ownerId', captainId);
  const formerTours = store.formerTours.where('guideId', captainId);
  const ids = (offers: readonly Named[]) => offers.map(({ id }) => id);
  const all: Offers = {
    boatIds: ids([...boats, ...formerBoats]),
    tourIds: ids([...tours, ...formerTours]),
  };
  const previous = rangeBefore(range);
  const ofBoat = ({ id, name }: Named) => ({
    boatId: id,
    boatName: name,
    ...financeFigures(store, { boatIds: [id], tourIds: [] }, range),
  });
  const ofTour = ({ id, name }: Named) => ({
    tourId: id,
    tourName: name,
    ...financeFigures(store, { boatIds: [], tourIds: [id] }, range),
  });
  const rowsOfBoats = [
    ...boats.toSorted(inOrder).map(ofBoat),
    ...formerBoats
      .toSorted(inOrder)
      .map(ofBoat)
      .filter((row) => !isEmpty(row)),
  ];
  const rowsOfTours = [
    ...tours.toSorted(inOrder).map(ofTour),
    ...formerTours
      .toSorted(inOrder)
      .map(ofTour)
      .filter((row) => !isEmpty(row)),
  ];
  return {
    from: range.from,
    to: range.to,
    previousFrom: previous.from,
    previousTo: previous.to,
    commissionRate: COMMISSION_RATE,
    totals: financeFigures(store, all, range),
    previousTotals: financeFigures(store, all, previous),
    months: monthsOf(range).map(({ month, range: ofMonth }) => ({
      month,
      ...financeFigures(store, all, ofMonth),
    })),
    totalBoats: rowsOfBoats.length,
    totalTours: rowsOfTours.length,
    boats: partOf(rowsOfBoats, part),
    tours: partOf(rowsOfTours, part),
  };
}
