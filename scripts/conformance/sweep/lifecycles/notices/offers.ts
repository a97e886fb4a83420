import { addDays } from '../../../lib/calendar.ts';
import type { Request } from '../../request.ts';
import { idOf } from '../../world/created.ts';
import { PDF } from '../../world/sample-files.ts';
import { type Cast, freeEntry } from './cast.ts';
import type { Scene } from './scene.ts';

type Parts = Partial<Request>;

/** Requests that change a free day of the host's boat. */
const DAY_CHANGES: Record<string, (cast: Cast) => Promise<Parts>> = {
  async createAvailability(cast) {
    const { id } = await cast.boat();
    // Calendars of new boats begin later.
    used += 1;
    const date = cast.world.daysFromToday(1 + (used % 25));
    return { body: { boatId: id, date, isAvailable: true } };
  },
  async updateAvailability(cast) {
    const { path, day } = await freeEntry(cast);
    return { body: { ...path, date: day, isAvailable: true, priceOverride: 4321 } };
  },
  async deleteAvailability(cast) {
    return { path: (await freeEntry(cast)).path };
  },
  async setAvailabilityStatus(cast) {
    return { path: (await freeEntry(cast)).path, query: { isAvailable: false } };
  },
  async setAvailabilityPriceOverride(cast) {
    return { path: (await freeEntry(cast)).path, query: { priceOverride: 4321 } };
  },
  async setAvailabilityInstantConfirmation(cast) {
    return { path: (await freeEntry(cast)).path, query: { isInstantConfirmation: true } };
  },
  async createAvailabilityPeriod(cast) {
    const { id } = await cast.boat();
    used += 1;
    const startDate = cast.world.daysFromToday(400 + 5 * used);
    const period = { startDate, endDate: addDays(startDate, 2) };
    return { query: { boatId: id, ...period, isAvailable: true } };
  },
  async updateAvailabilityPeriod(cast) {
    const { id, freeDays } = await cast.boat();
    const { first, last } = freeDays(3);
    const period = { startDate: first, endDate: last };
    return { query: { boatId: id, ...period, isAvailable: false } };
  },
  async updateAvailabilities(cast) {
    const { id, freeDays } = await cast.boat();
    const { first, last } = freeDays(2);
    const change = { boatId: id, action: 'SET', dates: [first, last], isAvailable: false };
    return { body: { changes: [change] } };
  },
};

/** How many days were taken that no calendar has an entry for. */
let used = 0;

const dayScenes: Scene[] = Object.entries(DAY_CHANGES).flatMap(([operationId, request]) => [
  {
    operationId,
    what: 'an administrator changes a day',
    due: ['BOAT_AVAILABILITY_CHANGED'],
    async prepare(cast) {
      const parts = await request(cast);
      return () => cast.world.run.callAs(operationId, 'ADMIN', parts);
    },
  },
  {
    operationId,
    what: 'the host changes a day',
    due: [],
    async prepare(cast) {
      const parts = await request(cast);
      return () => cast.world.run.callAs(operationId, cast.host, parts);
    },
  },
]);

const VERDICTS = {
  accepted: { isVerified: true, verificationNotes: 'Aslıyla karşılaştırıldı.' },
  refused: { isVerified: false, verificationNotes: 'Belge okunmuyor.' },
  taken: { isVerified: false, verificationNotes: null },
};

/** A new document of the host, of a boat or a tour, and how an administrator judges it. */
function verdictScenes(noun: 'Boat' | 'Tour'): Scene[] {
  const operationId = `set${noun}DocumentVerification`;
  const judge = ({ world }: Cast, path: { id: number }, body: object) =>
    world.run.callAs(operationId, 'ADMIN', { path, body });
  async function document(cast: Cast) {
    const { id } = await (noun === 'Boat' ? cast.boat() : cast.tour());
    const body = {
      [noun === 'Boat' ? 'boatId' : 'tourId']: id,
      documentType: 'OTHER',
      documentName: `belge-${cast.world.run.nonce()}.pdf`,
      documentData: PDF,
      expiryDate: cast.world.daysFromToday(300),
      displayOrder: 5,
    };
    const made = await cast.call(`create${noun}Document`, cast.host, { body });
    return { id: idOf(made, 'a document') };
  }
  return [
    {
      operationId,
      what: 'a document is accepted',
      due: ['SUCCESS'],
      async prepare(cast) {
        const path = await document(cast);
        return () => judge(cast, path, VERDICTS.accepted);
      },
    },
    {
      operationId,
      what: 'a document is refused, with a note',
      due: ['WARNING'],
      async prepare(cast) {
        const path = await document(cast);
        return () => judge(cast, path, VERDICTS.refused);
      },
    },
    {
      operationId,
      what: 'a verdict is taken back',
      due: ['INFO'],
      async prepare(cast) {
        const path = await document(cast);
        await judge(cast, path, VERDICTS.accepted);
        return () => judge(cast, path, VERDICTS.taken);
      },
    },
  ];
}

/** A tour of the host on whose date the customer has a confirmed place. */
async function bookedTour({ tour, call, customer, host }: Cast) {
  const own = await tour();
  const days = { startDate: own.day, endDate: own.day };
  const place = { tourId: own.id, tourDateId: own.dateId, ...days, passengerCount: 1 };
  const booked = await call('createBooking', customer, { body: place });
  const path = { id: idOf(booked, 'a booking') };
  await call('setBookingStatus', host, { path, query: { status: 'CONFIRMED' } });
  return own;
}

/** Changes of a tour that somebody has booked. */
const tourScenes: Scene[] = [
  {
    operationId: 'updateTourDate',
    what: 'a date that is booked moves',
    due: ['WARNING'],
    async prepare(cast) {
      const { dateId, day } = await bookedTour(cast);
      const body = { id: dateId, ...cast.world.dateBody(addDays(day, 1)) };
      return () => cast.world.run.callAs('updateTourDate', cast.host, { body });
    },
  },
  {
    operationId: 'setTourDateStatus',
    what: 'a date that is booked is called off',
    due: ['WARNING'],
    async prepare(cast) {
      const { dateId } = await bookedTour(cast);
      const parts = { path: { id: dateId }, query: { status: 'CANCELLED' } };
      return () => cast.world.run.callAs('setTourDateStatus', cast.host, parts);
    },
  },
  {
    operationId: 'setTourStatus',
    what: 'a tour that is booked is called off',
    due: ['WARNING'],
    async prepare(cast) {
      const { id } = await bookedTour(cast);
      const parts = { path: { id }, query: { status: 'CANCELLED' } };
      return () => cast.world.run.callAs('setTourStatus', cast.host, parts);
    },
  },
  {
    operationId: 'setTourStatus',
    what: 'a tour that is booked leaves the lists',
    due: [],
    async prepare(cast) {
      const { id } = await bookedTour(cast);
      const parts = { path: { id }, query: { status: 'INACTIVE' } };
      return () => cast.world.run.callAs('setTourStatus', cast.host, parts);
    },
  },
  {
    operationId: 'updateTour',
    what: 'a date that is booked moves with its tour',
    due: ['WARNING'],
    async prepare(cast) {
      const { id, dateId, day } = await bookedTour(cast);
      const { tourDates: _dates, tourImages: _images, ...words } = cast.world.tourBody();
      const moved = { id: dateId, ...cast.world.dateBody(addDays(day, 1)) };
      const body = { id, ...words, tourDatesToUpdate: [moved] };
      return () => cast.world.run.callAs('updateTour', cast.host, { body });
    },
  },
];

/** Boats, their days and documents, and tours. */
export const OFFER_SCENES: readonly Scene[] = [
  {
    operationId: 'createBoat',
    what: 'a captain adds a boat',
    due: ['BOAT_CREATED'],
    async prepare({ world, host }) {
      const body = world.boatBody();
      return () => world.run.callAs('createBoat', host, { body });
    },
  },
  ...dayScenes,
  ...verdictScenes('Boat'),
  ...verdictScenes('Tour'),
  ...tourScenes,
];
