import { addDays, daysOf } from '../../../lib/calendar.ts';
import { at, numberAt, recordsOf } from '../../../lib/json.ts';
import type { Answer } from '../../run.ts';
import { disguisedPart, JPEG, jpegPart } from '../../world/sample-files.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

const inside = (answer: Answer, name: string) => recordsOf({ content: at(answer.body, name) });

/** A boat is seen once it is published, and not before; deleted, it is nowhere. */
export const boatPublication: Lifecycle = {
  name: 'boat publication',
  operationIds: [
    'createBoat',
    'setBoatStatus',
    'getBoat',
    'checkBoatExists',
    'listBoats',
    'deleteBoat',
    'listBoatsByCaptain',
    'getBoatService',
  ],
  async run({ call, field, holds, status, world }) {
    const draft = await world.newDraftBoat();
    field(draft, 'status', 'INACTIVE', 'a new boat is not published');
    const hidden = { path: { id: numberAt(draft.body, 'id') ?? 0 } };
    status(await call('getBoat', 'ANONYMOUS', hidden), [404], 'a boat that is not published');
    const exists = await call('checkBoatExists', 'ANONYMOUS', hidden);
    field(exists, 'exists', false, 'nobody can probe for unpublished boats');

    const { id, ownerId, food } = await world.newBoat();
    const path = { id };
    const isListed = async (isWanted: boolean, why: string) => {
      for (const [operationId, parts] of [
        ['listBoats', {}],
        ['listBoatsByCaptain', { path: { id: ownerId } }],
      ] as const) {
        const list = await call(operationId, 'ANONYMOUS', parts);
        const isThere = recordsOf(list.body).some((one) => one.id === id);
        holds(isThere === isWanted, list, why, why, isThere ? 'it is listed' : 'it is not listed');
      }
    };
    await isListed(true, 'a published boat is listed');
    field(await call('checkBoatExists', 'ANONYMOUS', { path }), 'exists', true, 'published');
    await call('setBoatStatus', 'BOAT_OWNER', { path, query: { status: 'INACTIVE' } });
    await isListed(false, 'a boat that was taken back is not listed');
    await call('setBoatStatus', 'BOAT_OWNER', { path, query: { status: 'ACTIVE' } });
    await call('deleteBoat', 'BOAT_OWNER', { path });
    await isListed(false, 'a deleted boat is not listed');
    const service = await call('getBoatService', 'ANONYMOUS', { path: { id: food.id } });
    status(service, [404], 'a service of a deleted boat');
    const gone = await call('checkBoatExists', 'ANONYMOUS', { path });
    holds(
      gone.status === 404 || at(gone.body, 'exists') === false,
      gone,
      'a deleted boat does not exist',
      'exists false after the delete',
      gone.exchange.responseBody,
    );
  },
};

/** What belongs to a boat shows on it, once, and goes when it is removed. */
export const boatParts: Lifecycle = {
  name: 'boat parts',
  operationIds: [
    'addBoatFeature',
    'addBoatFeatures',
    'deleteBoatFeature',
    'uploadBoatImage',
    'uploadBoatImages',
    'setBoatImageDisplayOrders',
    'deleteBoatImage',
    'createBoatService',
    'deleteBoatService',
    'getBoat',
  ],
  async run(steps) {
    const { call, done, holds, status, world } = steps;
    const draft = await world.newDraftBoat();
    const path = { id: numberAt(draft.body, 'id') ?? 0 };
    const boat = () => call('getBoat', 'BOAT_OWNER', { path });
    const has = async (list: string, id: number | undefined, isWanted: boolean, why: string) => {
      const answer = await boat();
      const isThere = inside(answer, list).some((one) => one.id === id);
      holds(isThere === isWanted, answer, why, why, isThere ? 'it is there' : 'it is not there');
    };
    const asOwner = (operationId: string, parts: object) => call(operationId, 'BOAT_OWNER', parts);

    const feature = await asOwner('addBoatFeature', { path, body: { featureName: '  Jakuzi ' } });
    if (done(feature, 'a feature with blanks around it')) {
      const featureId = numberAt(feature.body, 'id');
      await has('features', featureId, true, 'a feature that was added is on the boat');
      const twice = await asOwner('addBoatFeature', { path, body: { featureName: 'JAKUZI' } });
      status(twice, [409], 'a feature that the boat has, in another case');
      const batch = { features: [{ featureName: 'Yelken' }, { featureName: 'jakuzi' }] };
      status(
        await asOwner('addBoatFeatures', { path, body: batch }),
        [409],
        'one of a batch twice',
      );
      const after = await boat();
      const names = inside(after, 'features').map((one) => one.featureName);
      holds(!names.includes('Yelken'), after, 'all or none', 'nothing of the batch', `${names}`);
      await asOwner('deleteBoatFeature', { path: { id: featureId } });
      await has('features', featureId, false, 'a feature that was removed is gone');
    }
    await images(steps, path.id);
    const service = { boatId: path.id, name: 'Yemek', serviceType: 'FOOD', price: 10 };
    const made = await asOwner('createBoatService', { body: service });
    const serviceId = numberAt(made.body, 'id');
    await has('services', serviceId, true, 'a service that was added is on the boat');
    await asOwner('deleteBoatService', { path: { id: serviceId } });
    await has('services', serviceId, false, 'a service that was removed is gone');
  },
};

async function images({ call, holds, status }: Steps, boatId: number) {
  const path = { id: boatId };
  const boat = () => call('getBoat', 'BOAT_OWNER', { path });
  const primaries = async (why: string) => {
    const answer = await boat();
    const all = inside(answer, 'images');
    const primary = all.filter(({ isPrimary }) => isPrimary === true).length;
    const wanted = all.length > 0 ? 1 : 0;
    holds(primary === wanted, answer, `one primary image: ${why}`, `${wanted}`, `${primary}`);
    return all;
  };
  const before = await primaries('after the creation');
  const second = await call('uploadBoatImage', 'BOAT_OWNER', {
    path,
    body: { file: jpegPart(), isPrimary: false, displayOrder: 2 },
  });
  holds(second.ok, second, 'a second image', 'a second image', `status ${second.status}`);
  const disguised = { file: disguisedPart('tekne.jpg', 'image/jpeg'), isPrimary: false };
  const refused = await call('uploadBoatImage', 'BOAT_OWNER', { path, body: disguised });
  status(refused, [400, 415, 422], 'a program that calls itself a picture');
  const batch = [{ imageData: JPEG }, { imageData: 'TVqQAAMAAAAEAAAA' }];
  const bad = await call('uploadBoatImages', 'BOAT_OWNER', { path, body: batch });
  status(bad, [400, 415, 422], 'a batch of which one is no picture');
  const after = await primaries('after an upload');
  const seen = `${after.length} images`;
  holds(after.length === before.length + 1, second, 'all or none', 'one image more', seen);
  const last = numberAt(after.at(-1), 'id') ?? 0;
  const reordered = await call('setBoatImageDisplayOrders', 'BOAT_OWNER', {
    path,
    body: { imageIds: [last] },
  });
  holds(
    numberAt(reordered.body, '0.id') === last && numberAt(reordered.body, '1.id') !== undefined,
    reordered,
    'an image that is put first comes first, and the others follow',
    `image ${last} first, ${after.length} images`,
    reordered.exchange.responseBody,
  );
  const moved = await primaries('after the order was changed');
  const primary = numberAt(moved[0], 'id') ?? 0;
  holds(primary === last, reordered, 'the first one is the primary one', `${last}`, `${primary}`);
  await call('deleteBoatImage', 'BOAT_OWNER', { path: { id: primary } });
  await primaries('after the primary one was deleted');
}

/** A boat is found on the days that it can be booked, and on no others. */
export const boatSearch: Lifecycle = {
  name: 'boat search by days',
  operationIds: ['searchBoats', 'searchBoatsPage', 'validateBoat', 'createBoat', 'createBooking'],
  async run({ call, done, field, holds, status, world }) {
    const boat = await world.newBoat();
    const { first, last } = boat.freeDays(2);
    const isFound = async (isWanted: boolean, why: string, startDate: string, endDate: string) => {
      for (const operationId of ['searchBoats', 'searchBoatsPage']) {
        const query = operationId === 'searchBoats' ? {} : { size: 100, sort: 'newest,desc' };
        const found = await call(operationId, 'ANONYMOUS', { query, body: { startDate, endDate } });
        const isThere = recordsOf(found.body).some(({ id }) => id === boat.id);
        holds(isThere === isWanted, found, why, why, isThere ? 'it is found' : 'it is not found');
      }
    };
    await isFound(true, 'a boat is found on free days', first, last);
    const unopened = world.daysFromToday(700);
    await isFound(false, 'a boat is not found on a day that is not open', unopened, unopened);
    const backwards = { startDate: last, endDate: first };
    status(
      await call('searchBoats', 'ANONYMOUS', { body: backwards }),
      [400, 422],
      'an end before the start',
    );
    await world.book({ boatId: boat.id, startDate: last, endDate: last, passengerCount: 1 });
    await isFound(false, 'a boat is not found on booked days', first, last);
    await isFound(true, 'a boat is found on the days that are left', first, first);

    const twin = { ...world.boatBody(), name: boat.name };
    status(await call('createBoat', 'BOAT_OWNER', { body: twin }), [409], 'a name of the fleet');
    const valid = await call('validateBoat', 'BOAT_OWNER', { body: world.boatBody() });
    if (done(valid, 'a boat that could be saved'))
      field(valid, 'valid', true, 'nothing against it');
    const invalid = await call('validateBoat', 'BOAT_OWNER', { body: twin });
    field(invalid, 'valid', false, 'a name of the fleet');
  },
};

/** Periods of a calendar: every day of it, all or none, and what the day is then worth. */
export const periods: Lifecycle = {
  name: 'availability periods',
  operationIds: [
    'createAvailabilityPeriod',
    'updateAvailabilityPeriod',
    'listBoatAvailabilities',
    'listBoatAvailabilitiesByRange',
    'createAvailability',
    'updateAvailability',
    'deleteAvailability',
    'listBoatCalendarDays',
  ],
  async run({ call, field, holds, status, world }) {
    const draft = await world.newDraftBoat();
    const boatId = numberAt(draft.body, 'id') ?? 0;
    const startDate = world.daysFromToday(50);
    const endDate = world.daysFromToday(54);
    const period = { boatId, startDate, endDate, isAvailable: true };
    const asOwner = (operationId: string, parts: object) => call(operationId, 'BOAT_OWNER', parts);
    const daysNow = async () => {
      const answer = await asOwner('listBoatAvailabilities', { path: { id: boatId } });
      const days = recordsOf(answer.body).map(({ date }) => String(date));
      return { answer, days: days.sort() };
    };
    const areDays = async (wanted: string[], why: string) => {
      const { answer, days } = await daysNow();
      holds(days.join() === wanted.join(), answer, why, `${why}: ${wanted}`, days.join());
    };
    await asOwner('createAvailabilityPeriod', { query: { ...period, priceOverride: 9000 } });
    await areDays(daysOf(startDate, endDate), 'every day of the period, both ends included');
    const clash = { ...period, startDate: addDays(endDate, 0), endDate: addDays(endDate, 2) };
    const refused = await asOwner('createAvailabilityPeriod', { query: clash });
    status(refused, [409], 'a day that has an entry already');
    await areDays(daysOf(startDate, endDate), 'nothing is created when a day has an entry');

    await asOwner('updateAvailabilityPeriod', { query: { ...clash, isAvailable: false } });
    await areDays(daysOf(startDate, addDays(endDate, 2)), 'days without an entry get one');
    const closed = await call('getBoatAvailabilityByDate', 'BOAT_OWNER', {
      path: { id: boatId },
      query: { date: endDate },
    });
    field(closed, 'isAvailable', false, 'the period was closed');
    field(closed, 'priceOverride', null, 'left out, an override is removed');

    const second = { boatId, date: startDate, isAvailable: true };
    status(await asOwner('createAvailability', { body: second }), [409], 'a day that has an entry');
    const past = { ...second, date: world.daysFromToday(-1) };
    status(await asOwner('createAvailability', { body: past }), [400, 422], 'a day that is past');
    const first = await call('getBoatAvailabilityByDate', 'BOAT_OWNER', {
      path: { id: boatId },
      query: { date: startDate },
    });
    field(first, 'priceOverride', 9000, 'the price of the period');
    const path = { id: numberAt(first.body, 'id') ?? 0 };
    await asOwner('setAvailabilityPriceOverride', { path });
    field(await asOwner('getAvailability', { path }), 'priceOverride', null, 'left out, removed');
    await asOwner('deleteAvailability', { path });
    await areDays(daysOf(addDays(startDate, 1), addDays(endDate, 2)), 'a deleted day is gone');
    const range = { startDate: addDays(startDate, 1), endDate: addDays(startDate, 2) };
    const some = await asOwner('listBoatAvailabilitiesByRange', {
      path: { id: boatId },
      query: range,
    });
    const seen = recordsOf(some.body).map(({ date }) => String(date));
    const wanted = daysOf(range.startDate, range.endDate);
    holds(seen.join() === wanted.join(), some, 'range', `${wanted}`, seen.join());
  },
};
