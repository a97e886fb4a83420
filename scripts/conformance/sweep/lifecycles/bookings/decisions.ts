import { numberAt } from '../../../lib/json.ts';
import { REASON } from '../../world/cleanup.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

async function decide({ call }: Steps, id: number, status: string) {
  const query = status === 'CANCELLED' ? { status, reason: REASON } : { status };
  return call('setBookingStatus', 'BOAT_OWNER', { path: { id }, query });
}

/** Which status an owner may set after which, and who sees the customer's contact details when. */
export const bookingDecisions: Lifecycle = {
  name: 'booking decisions',
  operationIds: [
    'setBookingStatus',
    'cancelBooking',
    'updateBooking',
    'getBooking',
    'createBooking',
    'listBoatBookings',
    'listBookings',
    'listOwnerBookingsPage',
  ],
  async run(steps) {
    const { call, done, field, status, world } = steps;
    const boat = await world.newBoat();
    const id = numberAt((await world.book(await world.bookingBody(1, boat))).body, 'id') ?? 0;
    const path = { id };
    const asHost = () => call('getBooking', 'BOAT_OWNER', { path });
    const own = { body: await world.bookingBody(1, boat) };
    status(
      await call('createBooking', 'BOAT_OWNER', own),
      [403, 409],
      'nobody books their own boat',
    );

    const pending = await asHost();
    field(pending, 'customerEmail', null, 'no contact details before CONFIRMED');
    field(pending, 'customerPhone', null, 'no contact details before CONFIRMED');
    const early = await call('listBoatBookings', 'BOAT_OWNER', { path: { id: boat.id } });
    field(early, '0.customerEmail', null, 'no contact details before CONFIRMED');

    if (!done(await decide(steps, id, 'CONFIRMED'), 'the host confirms a pending booking')) return;
    const confirmed = await asHost();
    field(confirmed, 'status', 'CONFIRMED', 'the decision of the host');
    const { email } = world.run.session('CUSTOMER');
    field(confirmed, 'customerEmail', email, 'contact details for the host once CONFIRMED');
    const asCustomer = await call('getBooking', 'CUSTOMER', { path });
    field(asCustomer, 'customerEmail', null, 'contact details are for the host alone');
    field(asCustomer, 'status', 'CONFIRMED', 'the decision of the host');

    status(await decide(steps, id, 'CONFIRMED'), [409], 'the status it already has');
    const days = boat.freeDays();
    const terms = { id, startDate: days.first, endDate: days.first, passengerCount: 2 };
    const late = await call('updateBooking', 'CUSTOMER', { body: terms });
    status(late, [409], 'changing a booking that is confirmed');

    const cancelled = await call('cancelBooking', 'CUSTOMER', { path, body: { reason: REASON } });
    if (!done(cancelled, 'the customer cancels a confirmed booking')) return;
    field(cancelled, 'status', 'CANCELLED', 'the decision of the customer');
    field(cancelled, 'cancellationReason', REASON, 'the reason that was given');
    status(
      await call('cancelBooking', 'CUSTOMER', { path, body: { reason: REASON } }),
      [409],
      'cancelling what is cancelled',
    );
    status(await decide(steps, id, 'CONFIRMED'), [409], 'confirming what is cancelled');
    field(await asHost(), 'status', 'CANCELLED', 'cancelled for good');

    const second = await world.book(await world.bookingBody(1, boat));
    const other = numberAt(second.body, 'id') ?? 0;
    const bare = { path: { id: other }, query: { status: 'CANCELLED' } };
    status(
      await call('setBookingStatus', 'BOAT_OWNER', bare),
      [400, 409, 422],
      'a cancellation by the host without a reason',
    );
    const byHost = await decide(steps, other, 'CANCELLED');
    if (done(byHost, 'the host cancels a pending booking')) {
      field(byHost, 'status', 'CANCELLED', 'the decision of the host');
    }
    await instant(steps);
  },
};

/** On a day of instant confirmation nobody has to decide. */
async function instant({ call, field, world }: Steps) {
  const boat = await world.newBoat();
  const body = await world.bookingBody(1, boat);
  const entry = await call('getBoatAvailabilityByDate', 'ANONYMOUS', {
    path: { id: boat.id },
    query: { date: body.startDate },
  });
  await call('setAvailabilityInstantConfirmation', 'BOAT_OWNER', {
    path: { id: numberAt(entry.body, 'id') ?? 0 },
    query: { isInstantConfirmation: true },
  });
  const booked = await world.book(body);
  field(booked, 'status', 'CONFIRMED', 'every day is confirmed at once');
}
