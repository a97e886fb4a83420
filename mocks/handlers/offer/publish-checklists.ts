import { notFound } from '../../rules/common/refusal.ts';
import { boatIssues, tourIssues } from '../../rules/offer/publish-checklist.ts';
import { isPublished } from '../../rules/offer/visibility.ts';
import type { BoatRecord, Schemas, TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { byName } from '../../views/offer/owner-timeline.ts';
import type { SomeHandlers } from '../handler.ts';

const canPublish = (issues: readonly Schemas['PublishIssue'][]) =>
  !issues.some(({ severity }) => severity === 'BLOCKS');

function boatChecklist(store: Store, boat: BoatRecord, today: string): Schemas['PublishChecklist'] {
  const issues = boatIssues(store, boat, today);
  return {
    kind: 'BOAT',
    boatId: boat.id,
    boatName: boat.name,
    tourId: null,
    tourName: null,
    isPublished: isPublished(boat),
    canPublish: canPublish(issues),
    issues,
  };
}

function tourChecklist(
  store: Store,
  tour: TourRecord,
  clock: { now: number; today: string },
): Schemas['PublishChecklist'] {
  const issues = tourIssues(store, tour, clock);
  return {
    kind: 'TOUR',
    boatId: null,
    boatName: null,
    tourId: tour.id,
    tourName: tour.name,
    isPublished: isPublished(tour),
    canPublish: canPublish(issues),
    issues,
  };
}

/** What keeps boats and tours from being published, found or paid for, by the rules that publishing goes by. */
export const publishChecklists: SomeHandlers<
  'listOwnerPublishChecklists' | 'getBoatPublishChecklist' | 'getTourPublishChecklist'
> = {
  listOwnerPublishChecklists({ store, path, now, today }) {
    if (!store.users.get(path.id)) return notFound();
    const boats = store.boats.where('ownerId', path.id).toSorted(byName);
    const tours = store.tours.where('guideId', path.id).toSorted(byName);
    const lists = [
      ...boats.map((boat) => boatChecklist(store, boat, today)),
      ...tours.map((tour) => tourChecklist(store, tour, { now, today })),
    ];
    return { status: 200, body: lists };
  },

  getBoatPublishChecklist({ store, path, today }) {
    const boat = store.boats.get(path.id);
    return boat ? { status: 200, body: boatChecklist(store, boat, today) } : notFound();
  },

  getTourPublishChecklist({ store, path, now, today }) {
    const tour = store.tours.get(path.id);
    return tour ? { status: 200, body: tourChecklist(store, tour, { now, today }) } : notFound();
  },
};
