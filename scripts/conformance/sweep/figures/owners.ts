import { daysOf } from '../../lib/calendar.ts';
import { at, type JsonObject, recordsOf, textAt } from '../../lib/json.ts';
import type { World } from '../world/world.ts';
import { disagreements, type Figure, figureOf, hostedBookings, recordsFor } from './figure.ts';

const having = (records: JsonObject[], name: string, value: unknown) =>
  records.filter((record) => record[name] === value);
const path = ({ run }: World) => ({ path: { id: run.session('BOAT_OWNER').userId } });

const holds = ({ status }: JsonObject) => status !== 'CANCELLED' && status !== 'REJECTED';

/** A day or an hour of bookings, which a range of the calendar must show. */
const touches = (booking: JsonObject, first: string, last: string) =>
  String(booking.startDate) <= last && String(booking.endDate) >= first;

/** The days of a row of the timeline, each with what is said of it. */
function daysOfSpans(row: JsonObject): Record<string, unknown> {
  const spans = recordsOf({ content: row.spans });
  return Object.fromEntries(
    spans.flatMap(({ startDate, endDate, isAvailable, priceOverride, isInstantConfirmation }) =>
      daysOf(String(startDate), String(endDate)).map((date) => [
        date,
        { isAvailable, priceOverride, isInstantConfirmation },
      ]),
    ),
  );
}

/** The figures of a host's own screens, each counted again from the list that it stands for. */
export const ownerFigures: Figure[] = [
  {
    operationId: 'listOwnerTripEvents',
    async look(world) {
      const own = await hostedBookings(world);
      const [startDate, endDate] = [world.daysFromToday(30), world.daysFromToday(60)];
      const more = { ...path(world), query: { startDate, endDate } };
      const answer = await figureOf(world, 'listOwnerTripEvents', 'BOAT_OWNER', more);
      const ids = (type: string) =>
        having(recordsOf(answer.body), 'type', type).map(({ bookingId }) => bookingId);
      const set = own.filter(({ status }) => status === 'CONFIRMED' || status === 'COMPLETED');
      const on = (field: string) =>
        set
          .filter((one) => String(one[field]) >= startDate && String(one[field]) <= endDate)
          .map(({ id }) => id)
          .sort();
      const wanted = { departures: on('startDate'), returns: on('endDate') };
      const seen = { departures: ids('DEPARTURE').sort(), returns: ids('RETURN').sort() };
      return disagreements(answer, 'count', wanted, seen);
    },
  },
  {
    operationId: 'listOwnerPublishChecklists',
    async look(world) {
      const boats = await recordsFor(world, 'listBoatsByOwner', 'BOAT_OWNER', path(world));
      const tours = await recordsFor(world, 'listToursByGuide', 'BOAT_OWNER', path(world));
      const answer = await figureOf(world, 'listOwnerPublishChecklists', 'BOAT_OWNER', path(world));
      const rows = recordsOf(answer.body);
      const active = (records: JsonObject[]) => having(records, 'status', 'ACTIVE').length;
      const wanted = {
        boats: boats.length,
        tours: tours.length,
        published: active(boats) + active(tours),
      };
      const seen = {
        boats: having(rows, 'kind', 'BOAT').length,
        tours: having(rows, 'kind', 'TOUR').length,
        published: having(rows, 'isPublished', true).length,
      };
      return disagreements(answer, 'statistics', wanted, seen);
    },
  },
  {
    operationId: 'getOwnerTimeline',
    async look(world) {
      const boat = await world.boat();
      const query = { startDate: world.daysFromToday(28), endDate: world.daysFromToday(427) };
      const own = await hostedBookings(world);
      const boats = await recordsFor(world, 'listBoatsByOwner', 'BOAT_OWNER', path(world));
      const tours = await recordsFor(world, 'listToursByGuide', 'BOAT_OWNER', path(world));
      const entries = await recordsFor(world, 'listBoatAvailabilities', 'BOAT_OWNER', {
        path: { id: boat.id },
      });
      const more = { ...path(world), query };
      const answer = await figureOf(world, 'getOwnerTimeline', 'BOAT_OWNER', more);
      const rows = recordsOf({ content: at(answer.body, 'boats') });
      const row = rows.find(({ boatId }) => boatId === boat.id) ?? {};
      const within = entries.filter(
        ({ date }) => String(date) >= query.startDate && String(date) <= query.endDate,
      );
      const bars = own
        .filter(({ boatId }) => boatId === boat.id)
        .filter((one) => holds(one) && touches(one, query.startDate, query.endDate));
      const wanted = {
        boats: boats.length,
        tours: tours.length,
        bookings: bars.map(({ id }) => id).sort(),
        days: Object.fromEntries(
          within.map(({ date, isAvailable, priceOverride, isInstantConfirmation }) => [
            textAt({ date }, 'date') ?? '',
            { isAvailable, priceOverride, isInstantConfirmation },
          ]),
        ),
      };
      const seen = {
        boats: rows.length,
        tours: recordsOf({ content: at(answer.body, 'tours') }).length,
        bookings: recordsOf({ content: row.bookings })
          .map(({ bookingId }) => bookingId)
          .sort(),
        days: daysOfSpans(row),
      };
      return disagreements(answer, 'statistics', wanted, seen);
    },
  },
];
