import type { BoatRecord, Schemas, TourRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { boatDays, type Clock } from '../availability/availability.ts';
import { addDays, dayOf } from '../calendar/day.ts';
import { documentIssues, type Issue } from '../document/document-set.ts';
import { isTourDateBookable } from '../tour/tour-places.ts';
import { isPublished } from './visibility.ts';

/** Days from today on in which something should be free to book, today included. */
const DAYS_AHEAD = 30;

const ORDER: readonly Schemas['PublishSeverity'][] = ['BLOCKS', 'HIDES', 'WARNS'];

const issue = (
  code: Schemas['PublishIssueCode'],
  severity: Schemas['PublishSeverity'],
  field: string,
): Issue => ({ code, severity, field, documentType: null, documentId: null, expiryDate: null });

/** What stands against every boat and tour of a host alike. */
function hostIssues(store: Store, hostId: number): Issue[] {
  const company = store.companies.get(hostId);
  const host = store.users.get(hostId);
  return [
    ...(company ? [] : [issue('COMPANY_MISSING', 'WARNS', 'company.legalName')]),
    ...(company?.iban.trim() ? [] : [issue('IBAN_MISSING', 'WARNS', 'company.iban')]),
    ...(host?.isEmailVerified ? [] : [issue('EMAIL_UNVERIFIED', 'WARNS', 'account.email')]),
  ];
}

const inOrder = (issues: readonly Issue[]) =>
  issues.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));

/** What keeps a boat from being published by itself: its place on the map and its documents. */
export function boatBlockers(store: Store, boat: BoatRecord, today: string): Issue[] {
  const documents = store.boatDocuments.where('boatId', boat.id);
  const blockers = documentIssues('BOAT', documents, today);
  const place = boat.latitude === null ? 'latitude' : 'longitude';
  if (boat.latitude === null || boat.longitude === null) {
    blockers.push(issue('LOCATION_MISSING', 'BLOCKS', place));
  }
  return blockers.filter(({ severity }) => severity === 'BLOCKS');
}

/** What stands against a boat, the most severe first; `today` is a calendar day. */
export function boatIssues(store: Store, boat: BoatRecord, today: string): Issue[] {
  const documents = store.boatDocuments.where('boatId', boat.id);
  const days = boatDays(store, boat, today, addDays(today, DAYS_AHEAD - 1), today);
  return inOrder([
    ...boatBlockers(store, boat, today),
    ...documentIssues('BOAT', documents, today).filter(({ severity }) => severity !== 'BLOCKS'),
    ...(isPublished(boat) ? [] : [issue('NOT_PUBLISHED', 'HIDES', 'status')]),
    ...(days.some((day) => day.isBookable) ? [] : [issue('NO_FREE_DAY', 'HIDES', 'availability')]),
    ...(store.boatImages.where('boatId', boat.id).length > 0
      ? []
      : [issue('PHOTO_MISSING', 'WARNS', 'images')]),
    ...(boat.description?.trim() ? [] : [issue('DESCRIPTION_MISSING', 'WARNS', 'description')]),
    ...hostIssues(store, boat.ownerId),
  ]);
}

/** What stands against a tour, the most severe first. Nothing blocks: a guide may publish, warned of what is missing. */
export function tourIssues(store: Store, tour: TourRecord, clock: Clock): Issue[] {
  const last = addDays(clock.today, DAYS_AHEAD - 1);
  const isOpen = store.tourDates
    .where('tourId', tour.id)
    .some((date) => dayOf(date.startDate) <= last && isTourDateBookable(store, date, clock));
  const hasPlace = tour.latitude !== null && tour.longitude !== null;
  const place = tour.latitude === null ? 'latitude' : 'longitude';
  return inOrder([
    ...documentIssues('TOUR', store.tourDocuments.where('tourId', tour.id), clock.today),
    ...(isPublished(tour) ? [] : [issue('NOT_PUBLISHED', 'HIDES', 'status')]),
    ...(isOpen ? [] : [issue('NO_FREE_DAY', 'HIDES', 'tourDates')]),
    ...(hasPlace ? [] : [issue('LOCATION_MISSING', 'WARNS', place)]),
    ...(store.tourImages.where('tourId', tour.id).length > 0
      ? []
      : [issue('PHOTO_MISSING', 'WARNS', 'tourImages')]),
    ...(tour.description.trim() ? [] : [issue('DESCRIPTION_MISSING', 'WARNS', 'description')]),
    ...hostIssues(store, tour.guideId),
  ]);
}
