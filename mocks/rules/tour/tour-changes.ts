import type { Schemas, TourDateRecord, TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { type FieldProblem, invalid, type Refusal } from '../common/refusal.ts';
import { changeDate } from './tour-date-change.ts';
import {
  dateProblems,
  dateValues,
  guestsRefusal,
  overlapRefusal,
  removalRefusal,
  removeDates,
  tooManyDates,
} from './tour-dates.ts';
import {
  addTourImages,
  removeTourImages,
  replaceTourImage,
  tourImageRefusal,
  tourImagesRefusal,
} from './tour-images.ts';

type Update = Schemas['TourUpdate'];

/** What becomes of the dates and pictures of a tour; everything in it has been looked at. */
interface Changes {
  update: readonly { date: TourDateRecord; values: Omit<TourDateRecord, 'id' | 'tourId'> }[];
  add: readonly Omit<TourDateRecord, 'id' | 'tourId'>[];
  remove: readonly TourDateRecord[];
  images: Pick<Update, 'tourImagesToUpdate' | 'tourImagesToAdd' | 'tourImageIdsToRemove'>;
}

/**
 * The lists of an update as changes that can be made, or why none of them is: 422 for ids
 * that are not of the tour or stand in two lists, and for dates that break a rule; 409 for overlaps, booked
 * dates and too many of a kind; 413 and 415 for pictures. `tour` is the tour as it will be.
 */
export function changesOf(
  store: Store,
  tour: Pick<TourRecord, 'id' | 'capacity' | 'duration'>,
  body: Update,
): Changes | Refusal {
  const { tourDatesToUpdate = [], tourDatesToAdd = [], tourDateIdsToRemove = [] } = body;
  const dates = new Map(store.tourDates.where('tourId', tour.id).map((date) => [date.id, date]));
  const images = new Set(store.tourImages.where('tourId', tour.id).map(({ id }) => id));
  const problems = [
    ...idProblems(dates, 'Date', tourDateIdsToRemove, tourDatesToUpdate),
    ...idProblems(images, 'Image', body.tourImageIdsToRemove, body.tourImagesToUpdate),
    ...tourDatesToUpdate.flatMap((date, index) =>
      dateProblems(date, tour.capacity, `body.tourDatesToUpdate.${index}`),
    ),
    ...tourDatesToAdd.flatMap((date, index) =>
      dateProblems(date, tour.capacity, `body.tourDatesToAdd.${index}`),
    ),
  ];
  if (problems.length > 0) return invalid(problems);

  const remove = tourDateIdsToRemove.flatMap((id) => dates.get(id) ?? []);
  const update = tourDatesToUpdate.flatMap((said) => {
    const date = dates.get(said.id);
    return date ? [{ date, values: dateValues(said, tour) }] : [];
  });
  const add = tourDatesToAdd.map((said) => dateValues(said, tour));
  const touched = new Set([...remove, ...update.map(({ date }) => date)].map(({ id }) => id));
  const others = [...dates.values()].filter(({ id }) => !touched.has(id));
  const guests = update.map(({ date, values }) => guestsRefusal(store, date.id, values.maxGuests));
  const refusal =
    removalRefusal(store, remove) ??
    guests.find((found) => found !== undefined) ??
    overlapRefusal([...update.map(({ values }) => values), ...add], others) ??
    tooManyDates(dates.size - remove.length + add.length) ??
    imagesRefusal(store, tour.id, body);
  return refusal ?? { update, add, remove, images: body };
}

/** Makes the changes. `now` in milliseconds since 1970. */
export function makeChanges(
  store: Store,
  now: number,
  tourId: number,
  { update, add, remove, images }: Changes,
): void {
  removeDates(store, remove);
  for (const { date, values } of update) changeDate(store, now, date, values);
  for (const values of add) store.tourDates.insert({ tourId, ...values });
  const leaving = images.tourImageIdsToRemove ?? [];
  removeTourImages(
    store,
    leaving.flatMap((id) => store.tourImages.get(id) ?? []),
  );
  for (const { id, displayOrder, imageData, contentType } of images.tourImagesToUpdate ?? []) {
    const image = store.tourImages.get(id);
    if (!image) continue;
    const imageUrl =
      imageData === undefined || contentType === undefined
        ? image.imageUrl
        : replaceTourImage(store, image, { imageData, contentType });
    store.tourImages.update(id, { displayOrder, imageUrl });
  }
  addTourImages(store, tourId, images.tourImagesToAdd ?? []);
}

function imagesRefusal(store: Store, tourId: number, body: Update): Refusal | undefined {
  const { tourImagesToUpdate = [], tourImagesToAdd = [], tourImageIdsToRemove = [] } = body;
  for (const [index, { imageData, contentType }] of tourImagesToUpdate.entries()) {
    if (imageData === undefined || contentType === undefined) continue;
    const field = `body.tourImagesToUpdate.${index}.imageData`;
    const refusal = tourImageRefusal({ imageData, contentType }, field);
    if (refusal) return refusal;
  }
  return tourImagesRefusal(
    store,
    tourId,
    tourImagesToAdd,
    (index) => `body.tourImagesToAdd.${index}.imageData`,
    tourImageIdsToRemove.length,
  );
}

/** Ids that are none of the tour's own, or that are to change twice. */
function idProblems(
  own: { has(id: number): boolean },
  kind: 'Date' | 'Image',
  remove: readonly number[] = [],
  update: readonly { id: number }[] = [],
): FieldProblem[] {
  const seen = new Set<number>();
  return [
    ...remove.map((id, index) => ({ id, field: `body.tour${kind}IdsToRemove.${index}` })),
    ...update.map(({ id }, index) => ({ id, field: `body.tour${kind}sToUpdate.${index}.id` })),
  ].flatMap(({ id, field }) => {
    if (!own.has(id)) {
      return [{ field, message: { tr: 'bu tura ait değil', en: 'is not of this tour' } }];
    }
    if (seen.has(id)) {
      return [
        { field, message: { tr: 'iki listede birden var', en: 'stands in the lists twice' } },
      ];
    }
    seen.add(id);
    return [];
  });
}
