import type { OperationId } from '../../handlers/handler.ts';
import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { Row } from '../../store/table.ts';
import { type Ask, exampleBody } from '../stage.ts';
import type { Scene } from './scene.ts';

/** What takes the boats and tours of somebody off the lists. */
const unpublishing = (ownerOf: (store: Store, row: Row) => number) => {
  const owner = (store: Store, row: Row) => ({ id: ownerOf(store, row) });
  const aside = { aside: true as const };
  return {
    setUserRole: {
      ...aside,
      ask: (store: Store, row: Row) => ({ path: owner(store, row), body: { role: 'CUSTOMER' } }),
    },
    setUserStatus: {
      ...aside,
      ask: (store: Store, row: Row) => ({ path: owner(store, row), body: { isActive: false } }),
    },
    deactivateAccount: {
      ...aside,
      ask(store: Store, row: Row) {
        const { id } = owner(store, row);
        return { path: { id: store.users.get(id)?.accountId ?? 0 } };
      },
    },
  };
};

const setting = (_: Store, { id }: Row, to: string) => ({ path: { id }, query: { status: to } });

/** Boats that nothing keeps from being published are published in the world. */
const publishedBoat = (store: Store) => {
  const [boat] = store.boats.where('status', 'ACTIVE');
  if (!boat) throw new Error('no boat is published');
  return boat;
};

export const boatScene: Scene = {
  table: 'boats',
  setUp(store, state) {
    const boat = publishedBoat(store);
    return store.boats.update(boat.id, { status: state as Schemas['BoatStatus'] }) ?? boat; // a state of the enum
  },
  stateOf: (store, id) => store.boats.get(id)?.status ?? '',
  asks: {
    setBoatStatus: { ask: setting },
    ...unpublishing((store, { id }) => store.boats.get(id)?.ownerId ?? 0),
  },
  begins: { createBoat: [{}] },
};

const publishedTour = (store: Store) => {
  const [tour] = store.tours.where('status', 'ACTIVE');
  if (!tour) throw new Error('no tour is published');
  return tour;
};

export const tourScene: Scene = {
  table: 'tours',
  setUp(store, state) {
    const tour = publishedTour(store);
    return store.tours.update(tour.id, { status: state as Schemas['TourStatus'] }) ?? tour; // a state of the enum
  },
  stateOf: (store, id) => store.tours.get(id)?.status ?? '',
  asks: {
    setTourStatus: { ask: setting },
    ...unpublishing((store, { id }) => store.tours.get(id)?.guideId ?? 0),
  },
  begins: { createTour: [{}] },
};

/** The same with every date in it in a state, and small enough for any tour. */
function inState(value: unknown, availabilityStatus: string): unknown {
  if (Array.isArray(value)) return value.map((one) => inState(one, availabilityStatus));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    inState(inner, availabilityStatus),
  ]);
  const date = { availabilityStatus, maxGuests: 8 };
  return { ...Object.fromEntries(entries), ...('durationText' in value && date) };
}

const dated = (id: OperationId, path?: Ask['path']) =>
  ['AVAILABLE', 'FULLY_BOOKED', 'CANCELLED'].map((state) => ({
    ask: { body: inState(exampleBody(id), state), ...(path && { path }) },
  }));

/** The tour that the examples add dates to. */
const ADDED_TO = { id: Number(exampleBody('createTourDate').tourId) };

export const tourDateScene: Scene = {
  table: 'tourDates',
  setUp(store, state) {
    const tour = publishedTour(store);
    const [date] = store.tourDates.where('tourId', tour.id);
    if (!date) throw new Error('the tour has no date');
    const availabilityStatus = state as Schemas['TourDateStatus']; // a state of the enum
    return store.tourDates.update(date.id, { availabilityStatus }) ?? date;
  },
  stateOf: (store, id) => store.tourDates.get(id)?.availabilityStatus ?? '',
  asks: {
    setTourDateStatus: { ask: setting },
    updateTourDate: {
      ask(store, { id }, to) {
        const date = store.tourDates.get(id);
        if (!date) throw new Error(`no date ${id}`);
        const { startDate, endDate, durationText, durationMinutes, maxGuests } = date;
        const body = { id, startDate, endDate, durationText, durationMinutes, maxGuests };
        return { body: { ...body, availabilityStatus: to } };
      },
    },
  },
  begins: {
    createTourDate: dated('createTourDate'),
    createTourDates: dated('createTourDates', ADDED_TO),
    addTourDates: dated('addTourDates', ADDED_TO),
    createTour: dated('createTour'),
    updateTour: dated('updateTour'),
  },
};
