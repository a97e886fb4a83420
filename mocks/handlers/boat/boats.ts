import { addImages, checkedImages, removeImages } from '../../rules/boat/boat-images.ts';
import { addedNotice } from '../../rules/boat/boat-notice.ts';
import { addFeatures, addServices } from '../../rules/boat/boat-parts.ts';
import {
  boatProblems,
  nameProblems,
  publishingRefusal,
  savingRefusal,
} from '../../rules/boat/boat-problems.ts';
import { boatRemovalRefusal, removeBoat } from '../../rules/boat/boat-removal.ts';
import { instant } from '../../rules/calendar/day.ts';
import { forbidden, invalid, isRefusal, notFound } from '../../rules/common/refusal.ts';
import { notify } from '../../rules/message/notify.ts';
import { foundBoat } from '../../rules/offer/offer.ts';
import type { BoatImageRecord, BoatRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { boatDetail } from '../../views/boat/boat.ts';
import type { SomeHandlers } from '../handler.ts';

/** What is kept of a new boat: INACTIVE until its captain publishes it, and of the current year unless it says otherwise. */
function newBoat(
  body: Schemas['BoatCreate'],
  today: string,
): Omit<BoatRecord, 'id' | 'ownerId' | 'createdAt'> {
  const { model, year, images, features, services, ownerId, ...said } = body;
  return {
    ...said,
    brandModel: said.brandModel ?? model ?? null,
    buildYear: said.buildYear ?? year ?? Number(today.slice(0, 4)),
    length: said.length ?? null,
    hourlyPrice: said.hourlyPrice ?? null,
    latitude: said.latitude ?? null,
    longitude: said.longitude ?? null,
    captainIncluded: said.captainIncluded ?? false,
    description: said.description ?? null,
    status: 'INACTIVE',
    ratingOverride: null,
  };
}

/** The images of a boat by their ids; undefined when one of them is not its own. */
function imagesOf(store: Store, boatId: number, ids: readonly number[]) {
  const images = ids.map((id) => store.boatImages.get(id));
  const isOwn = (image: BoatImageRecord | undefined) => image?.boatId === boatId;
  return images.every(isOwn) ? images.filter((image) => image !== undefined) : undefined;
}

export const boats: SomeHandlers<
  | 'createBoat'
  | 'updateBoat'
  | 'getBoat'
  | 'deleteBoat'
  | 'checkBoatExists'
  | 'validateBoat'
  | 'setBoatStatus'
  | 'setBoatRating'
> = {
  createBoat({ body, store, user, now, today }) {
    const images = checkedImages(body.images ?? [], 'body.images');
    const refusal = savingRefusal(store, user.id, body, today);
    if (refusal) return refusal;
    if (isRefusal(images)) return images;
    const values = { ...newBoat(body, today), ownerId: user.id, createdAt: instant(now) };
    const boat = store.boats.insert(values);
    addImages(store, boat.id, images);
    addFeatures(store, boat.id, body.features ?? []);
    addServices(store, boat.id, body.services ?? []);
    notify(store, now, { userId: user.id, ...addedNotice(boat) });
    return { status: 201, body: boatDetail(store, boat, today) };
  },

  updateBoat({ body, store, today }) {
    const before = store.boats.get(body.id);
    if (!before) return notFound();
    const refusal = savingRefusal(store, before.ownerId, body, today, before.id);
    if (refusal) return refusal;
    const { id, ownerId, model, imageIdsToRemove = [], ...changes } = body;
    if (ownerId !== undefined && ownerId !== before.ownerId) return forbidden();
    const images = imagesOf(store, id, imageIdsToRemove);
    if (!images) {
      const message = { tr: 'bu teknenin fotoğrafı değil', en: 'is no image of the boat' };
      return invalid([{ field: 'body.imageIdsToRemove', message }]);
    }
    removeImages(store, images);
    const brandModel = changes.brandModel === undefined ? model : changes.brandModel;
    const boat = store.boats.update(id, {
      ...changes,
      ...(brandModel === undefined ? {} : { brandModel }),
    });
    return boat ? { status: 200, body: boatDetail(store, boat, today) } : notFound();
  },

  getBoat({ path, store, user, today }) {
    const boat = foundBoat(store, path.id, user);
    return boat ? { status: 200, body: boatDetail(store, boat, today) } : notFound();
  },

  deleteBoat({ path, store, today }) {
    const boat = store.boats.get(path.id);
    if (!boat) return notFound();
    const refusal = boatRemovalRefusal(store, boat.id, today);
    if (refusal) return refusal;
    removeBoat(store, boat);
    return { status: 204 };
  },

  checkBoatExists({ path, store, user }) {
    return { status: 200, body: { exists: foundBoat(store, path.id, user) !== undefined } };
  },

  validateBoat({ body, store, user, today, language }) {
    const problems = [...boatProblems(body, today), ...nameProblems(store, user.id, body.name)];
    const errors = problems.map(({ field, message }) => ({ field, message: message[language] }));
    return { status: 200, body: { valid: errors.length === 0, errors } };
  },

  setBoatStatus({ path, query, store, today }) {
    const before = store.boats.get(path.id);
    if (!before) return notFound();
    const isNew = query.status !== before.status && query.status === 'ACTIVE';
    const refusal = isNew ? publishingRefusal(store, before, today) : undefined;
    if (refusal) return refusal;
    const boat = store.boats.update(path.id, { status: query.status });
    return boat ? { status: 200, body: boatDetail(store, boat, today) } : notFound();
  },

  setBoatRating({ path, query, store, today }) {
    const boat = store.boats.update(path.id, { ratingOverride: query.rating });
    return boat ? { status: 200, body: boatDetail(store, boat, today) } : notFound();
  },
};
