import { byPlace } from '../../rules/common/display-order.ts';
import { notFound } from '../../rules/common/refusal.ts';
import { isPublished, visibleTour } from '../../rules/offer/visibility.ts';
import {
  addTourImages,
  removeTourImages,
  replaceTourImage,
  tourImageRefusal,
  tourImagesRefusal,
} from '../../rules/tour/tour-images.ts';
import type { TourImageRecord, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { SomeHandlers } from '../handler.ts';

/** The picture of an id if there is one, of a tour that the caller may see. */
function visibleImage(
  store: Store,
  id: number,
  user: UserRecord | undefined,
): TourImageRecord | undefined {
  const image = store.tourImages.get(id);
  return image && visibleTour(store, image.tourId, user) ? image : undefined;
}

export const tourImages: SomeHandlers<
  | 'listTourImages'
  | 'uploadTourImage'
  | 'updateTourImage'
  | 'getTourImage'
  | 'deleteTourImage'
  | 'setTourImageDisplayOrder'
  | 'checkTourImageExists'
  | 'listTourImagesByTour'
  | 'deleteTourImagesByTour'
  | 'listOrderedTourImages'
  | 'uploadTourImages'
> = {
  listTourImages({ store }) {
    const tours = store.tours
      .all()
      .filter(isPublished)
      .sort((a, b) => a.id - b.id);
    const images = tours.flatMap(({ id }) =>
      store.tourImages.where('tourId', id).toSorted(byPlace),
    );
    return { status: 200, body: images };
  },

  uploadTourImage({ body, store }) {
    if (!store.tours.get(body.tourId)) return notFound();
    const refusal = tourImagesRefusal(store, body.tourId, [body], () => 'body.imageData');
    if (refusal) return refusal;
    const [added] = addTourImages(store, body.tourId, [body]);
    return added ? { status: 201, body: added } : notFound();
  },

  updateTourImage({ body, store }) {
    const before = store.tourImages.get(body.id);
    if (!before) return notFound();
    const { imageData, contentType, displayOrder } = body;
    let { imageUrl } = before;
    if (imageData !== undefined && contentType !== undefined) {
      const refusal = tourImageRefusal({ imageData, contentType }, 'body.imageData');
      if (refusal) return refusal;
      imageUrl = replaceTourImage(store, before, { imageData, contentType });
    }
    const image = store.tourImages.update(body.id, { imageUrl, displayOrder });
    return image ? { status: 200, body: image } : notFound();
  },

  getTourImage({ path, store, user }) {
    const image = visibleImage(store, path.id, user);
    return image ? { status: 200, body: image } : notFound();
  },

  deleteTourImage({ path, store }) {
    const image = store.tourImages.get(path.id);
    if (!image) return notFound();
    removeTourImages(store, [image]);
    return { status: 204 };
  },

  setTourImageDisplayOrder({ path, query, store }) {
    const image = store.tourImages.update(path.id, { displayOrder: query.displayOrder });
    return image ? { status: 200, body: image } : notFound();
  },

  checkTourImageExists({ path, store, user }) {
    return { status: 200, body: { exists: visibleImage(store, path.id, user) !== undefined } };
  },

  listTourImagesByTour({ path, store, user }) {
    if (!visibleTour(store, path.id, user)) return notFound();
    const images = store.tourImages.where('tourId', path.id).toSorted((a, b) => a.id - b.id);
    return { status: 200, body: images };
  },

  deleteTourImagesByTour({ path, store }) {
    if (!store.tours.get(path.id)) return notFound();
    removeTourImages(store, store.tourImages.where('tourId', path.id));
    return { status: 204 };
  },

  listOrderedTourImages({ path, store, user }) {
    if (!visibleTour(store, path.id, user)) return notFound();
    return { status: 200, body: store.tourImages.where('tourId', path.id).toSorted(byPlace) };
  },

  uploadTourImages({ path, body, store }) {
    if (!store.tours.get(path.id)) return notFound();
    const fieldOf = (index: number) => `body.${index}.imageData`;
    const refusal = tourImagesRefusal(store, path.id, body, fieldOf);
    if (refusal) return refusal;
    return { status: 201, body: addTourImages(store, path.id, body) };
  },
};
