import type { OperationId } from '../../handlers/handler.ts';
import { addDays } from '../../rules/calendar/day.ts';
import type { UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { TODAY } from '../call.ts';
import { type Ask, exampleBody } from '../stage.ts';

/** A write that could make a second record with a value. */
export interface Rival {
  user: UserRecord | undefined;
  /** The value that another record has. */
  taken: string;
  /** One that no other record has. */
  free: string;
  ask(value: string): Ask;
  /** The same among the records of somebody or something else, where the value is free. */
  elsewhere?(value: string): Ask;
  /** Who sends that, where somebody else has to. */
  other?: UserRecord | undefined;
}

const DAY = addDays(TODAY, 300);
const PDF = 'JVBERi0xLjQKMSAwIG9iago8PD4+CmVuZG9iagp0cmFpbGVyCjw8Pj4KJSVFT0YK';

function found<T>(record: T | undefined, what: string): T {
  if (record === undefined) throw new Error(`the world has no ${what}`);
  return record;
}

const named = (store: Store, username: string) =>
  found(
    store.users.find((user) => user.username === username),
    username,
  );

/** Two boats of one captain. */
function fleets(store: Store) {
  const user = named(store, 'mehmet.agaoglu');
  const [first, second] = store.boats.where('ownerId', user.id);
  return { user, first: found(first, 'boat'), second: found(second, 'second boat') };
}

const newcomer = (field: 'email' | 'username') => (store: Store) => ({
  user: undefined,
  taken: named(store, 'elif.yildiz')[field],
  free: field === 'email' ? 'yeni@example.com' : 'yeni.biri',
  ask: (value: string) => ({
    body: {
      ...exampleBody('registerAccount'),
      email: 'baska@example.com',
      username: 'baska.biri',
      [field]: value,
    },
  }),
});

const change = (operationId: OperationId, username: string) => (store: Store) => ({
  user: named(store, username),
  taken: named(store, 'elif.yildiz').email,
  free: 'yeni@example.com',
  ask: (email: string) => ({
    body: { ...exampleBody(operationId), email, profileImage: undefined },
  }),
});

function newBoat(store: Store): Rival {
  const { user, first } = fleets(store);
  const ask = (name: string) => ({ body: { ...exampleBody('createBoat'), name } });
  return {
    user,
    taken: first.name,
    free: 'Bir Başka',
    ask,
    elsewhere: ask,
    other: named(store, 'sibel.uysal'),
  };
}

function renamedBoat(store: Store): Rival {
  const { user, first, second } = fleets(store);
  const { type, capacity, location, dailyPrice } = second;
  const kept = { id: second.id, type, capacity, location, dailyPrice };
  return {
    user,
    taken: first.name,
    free: second.name,
    ask: (name) => ({ body: { ...kept, name } }),
  };
}

const feature = (bodyOf: (featureName: string) => object) => (store: Store) => {
  const { user, first, second } = fleets(store);
  for (const { id } of [first, second])
    for (const row of store.boatFeatures.where('boatId', id)) store.boatFeatures.remove(row.id);
  store.boatFeatures.insert({ boatId: first.id, featureName: 'Şişme bot' });
  const on = (id: number) => (name: string) => ({ path: { id }, body: bodyOf(name) });
  return { user, taken: 'Şişme bot', free: 'Buz', ask: on(first.id), elsewhere: on(second.id) };
};

const BOAT_TYPES: [string, string] = ['LICENSE', 'INSURANCE'];
const TOUR_TYPES: [string, string] = ['GUIDE_LICENSE', 'INSURANCE'];

/** Documents of a boat or a tour: it has one of each of two types. */
const document =
  (kind: 'boat' | 'tour', types: [string, string], write: 'create' | 'batch' | 'update') =>
  (store: Store): Rival => {
    const table = kind === 'boat' ? store.boatDocuments : store.tourDocuments;
    const key = kind === 'boat' ? 'boatId' : 'tourId';
    const offers: readonly { id: number; ownerId?: number; guideId?: number }[] =
      kind === 'boat' ? store.boats.all() : store.tours.all();
    const ownerOf = ({ ownerId, guideId }: (typeof offers)[number]) => ownerId ?? guideId ?? 0;
    const first = found(
      offers.find((one) => offers.filter((two) => ownerOf(one) === ownerOf(two)).length > 1),
      'captain with two',
    );
    const second = found(
      offers.find((one) => one.id !== first.id && ownerOf(one) === ownerOf(first)),
      'second one',
    );
    const all = table.all();
    const sample = found(all[0], 'document');
    for (const { id } of all) table.remove(id);
    const { id: _, ...values } = sample;
    const kept = types.map(
      (documentType) => table.insert({ ...values, [key]: first.id, documentType } as never), // of either table
    );
    const said = { documentName: 'belge.pdf', expiryDate: DAY };
    const on = (id: number) => (documentType: string) => {
      const one = { ...said, documentType, documentData: PDF };
      return { body: write === 'batch' ? { [key]: id, documents: [one] } : { ...one, [key]: id } };
    };
    const user = store.users.get(ownerOf(first));
    if (write !== 'update')
      return { user, taken: types[0], free: 'OTHER', ask: on(first.id), elsewhere: on(second.id) };
    const id = kept[1]?.id ?? 0;
    return {
      user,
      taken: types[0],
      free: types[1],
      ask: (documentType) => ({ body: { ...said, id, documentType } }),
    };
  };

const day = (write: 'create' | 'period' | 'update') => (store: Store) => {
  const { user, first, second } = fleets(store);
  const entry = { tourId: null, isAvailable: true, priceOverride: null };
  const keep = (date: string) =>
    store.availabilities.insert({
      ...entry,
      boatId: first.id,
      date,
      isInstantConfirmation: false,
    });
  keep(DAY);
  const id = write === 'update' ? keep(addDays(DAY, 1)).id : 0;
  const terms = { isAvailable: true, isInstantConfirmation: false };
  const on = (boatId: number) => (date: string) =>
    write === 'period'
      ? { query: { boatId, startDate: date, endDate: date, ...terms } }
      : { body: { ...terms, boatId, date } };
  const taken = { user, taken: DAY, free: addDays(DAY, 1) };
  if (write === 'update')
    return { ...taken, ask: (date: string) => ({ body: { ...terms, id, date } }) };
  return { ...taken, ask: on(first.id), elsewhere: on(second.id) };
};

function review(store: Store): Rival {
  const done = store.bookings.all().filter(({ status }) => status === 'COMPLETED');
  const isReviewed = (id: number) => store.reviews.where('bookingId', id).length > 0;
  const taken = found(
    done.find(({ id }) => isReviewed(id)),
    'reviewed booking',
  );
  const free = found(
    done.find(({ id, customerId }) => !isReviewed(id) && customerId !== taken.customerId),
    'booking without a review',
  );
  store.bookings.update(free.id, { customerId: taken.customerId });
  return {
    user: store.users.get(taken.customerId),
    taken: String(taken.id),
    free: String(free.id),
    ask: (id) => ({
      body: { rating: 5, comment: 'Güzeldi, yine geliriz.', bookingId: Number(id) },
    }),
  };
}

function flag(store: Store): Rival {
  const [first, second] = store.reviews.all();
  const user = named(store, 'selin.aydin');
  const reviewId = found(first, 'review').id;
  for (const { id } of store.reviewFlags.all()) store.reviewFlags.remove(id);
  const reason = 'Başka bir tekneyi anlatıyor.';
  store.reviewFlags.insert({ reviewId, userId: user.id, reason, createdAt: `${TODAY}T08:00:00Z` });
  const on = (id: number) => () => ({ path: { id }, body: { reason } });
  return {
    user,
    taken: String(user.id),
    free: '',
    ask: on(reviewId),
    elsewhere: on(found(second, 'second review').id),
  };
}

/** A rival for every field of `x-unique`, by the write that makes it. */
export const RIVALS: Record<string, Record<string, (store: Store) => Rival>> = {
  'Account.email': {
    registerAccount: newcomer('email'),
    completeAccount: change('completeAccount', 'ayse.sahin'),
    updateAccount: change('updateAccount', 'can.demir'),
    updatePersonalInfo: change('updatePersonalInfo', 'mehmet.agaoglu'),
  },
  'Account.username': { registerAccount: newcomer('username') },
  'BoatCore.name': { createBoat: newBoat, updateBoat: renamedBoat },
  'BoatFeature.featureName': {
    addBoatFeature: feature((featureName) => ({ featureName })),
    addBoatFeatures: feature((featureName) => ({ features: [{ featureName }] })),
  },
  'BoatDocument.documentType': {
    createBoatDocument: document('boat', BOAT_TYPES, 'create'),
    createBoatDocuments: document('boat', BOAT_TYPES, 'batch'),
    updateBoatDocument: document('boat', BOAT_TYPES, 'update'),
  },
  'TourDocument.documentType': {
    createTourDocument: document('tour', TOUR_TYPES, 'create'),
    createTourDocuments: document('tour', TOUR_TYPES, 'batch'),
    updateTourDocument: document('tour', TOUR_TYPES, 'update'),
  },
  'Availability.date': {
    createAvailability: day('create'),
    createAvailabilityPeriod: day('period'),
    updateAvailability: day('update'),
  },
  'Review.bookingId': { createReview: review },
  'ReviewReport.reporter': { flagReview: flag },
};
