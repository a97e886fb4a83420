import { profileOf } from '../../rules/captain/captain-profile.ts';
import { checksum } from '../../rules/file/checksum.ts';
import type { Schemas, UserRecord } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { accountView, userView } from '../account/user.ts';
import { personalInfo } from '../captain/captain.ts';
import { lastChangeOf } from './last-change.ts';

const KEPT = new WeakMap<object, string>();
const NOTHING = '-';

/** The checksum of a record or a list of them. Records are never changed in place, so it is made once. */
function sumOf(rows: object): string {
  if (Array.isArray(rows) && rows.length === 0) return NOTHING;
  let sum = KEPT.get(rows);
  if (sum === undefined) {
    sum = checksum(JSON.stringify(rows));
    KEPT.set(rows, sum);
  }
  return sum;
}

const versionOf = (...parts: (object | undefined)[]): string =>
  checksum(parts.map((part) => (part ? sumOf(part) : NOTHING)).join());

const WRITTEN_OF = new WeakMap<object, object>();

/** An offer without the rating that an administrator has set: that is a figure, as one that is counted is. */
function writtenOf<Offer extends { ratingOverride: number | null }>(offer: Offer): object {
  const known = WRITTEN_OF.get(offer);
  if (known) return known;
  const { ratingOverride: _figure, ...written } = offer;
  WRITTEN_OF.set(offer, written);
  return written;
}

function boatVersion(store: Store, id: number): string | undefined {
  const boat = store.boats.get(id);
  if (!boat) return undefined;
  return versionOf(
    writtenOf(boat),
    store.boatImages.where('boatId', id),
    store.boatFeatures.where('boatId', id),
    store.boatServices.where('boatId', id),
  );
}

function tourVersion(store: Store, id: number): string | undefined {
  const tour = store.tours.get(id);
  if (!tour) return undefined;
  return versionOf(
    writtenOf(tour),
    store.tourDates.where('tourId', id),
    store.tourImages.where('tourId', id),
  );
}

const rowVersion = (row: object | undefined) => row && versionOf(row);

/** What is shown is what is written: the version is that of the view. */
const viewVersion = (view: object | null | undefined) =>
  view ? checksum(JSON.stringify(view)) : undefined;

/** A company is read as part of its user, so they change together. */
function userVersion(store: Store, id: number): string | undefined {
  const user = store.users.get(id);
  return user && viewVersion(userView(store, user));
}

type Shown = { id: number; userId: number; slug: string };

const placeVersion = (store: Store, slug: string) =>
  rowVersion(store.destinations.where('slug', slug)[0]);
const postVersion = (store: Store, slug: string) =>
  rowVersion(store.blogPosts.where('slug', slug)[0]);

/**
 * The version of a record by the schema that shows it, from its body: another after every write that
 * changed something of it, and the same between two reads. Figures that are counted are no part of it.
 */
const BY_SCHEMA: Readonly<Record<string, (store: Store, shown: Shown) => string | undefined>> = {
  Boat: (store, { id }) => boatVersion(store, id),
  Tour: (store, { id }) => tourVersion(store, id),
  TourDate: (store, { id }) => rowVersion(store.tourDates.get(id)),
  Availability: (store, { id }) => rowVersion(store.availabilities.get(id)),
  BoatDocument: (store, { id }) => rowVersion(store.boatDocuments.get(id)),
  TourDocument: (store, { id }) => rowVersion(store.tourDocuments.get(id)),
  CaptainApplication: (store, { id }) => rowVersion(store.applications.get(id)),
  Company: (store, { userId }) => userVersion(store, userId),
  Destination: (store, { slug }) => placeVersion(store, slug),
  BlogPost: (store, { slug }) => postVersion(store, slug),
  User: (store, { id }) => userVersion(store, id),
};

/** The version of what an answer shows by a schema of the contract. */
export function shownVersion(store: Store, schema: string, body: unknown): string | undefined {
  const version = BY_SCHEMA[schema];
  return version ? version(store, body as Shown) : viewVersion(body as object); // an answer of that schema
}

interface Write {
  store: Store;
  user: UserRecord;
  path: { id: number; slug: string };
  body: { id: number; userId: number };
}

const stored = ({ store, user }: Write) => store.users.get(user.id) ?? user;

interface Written {
  version: (write: Write) => string | undefined;
  /** What the version stands for, as `last-change.ts` names it. */
  records: (write: Write) => string[];
}

/** Whose version a write takes in If-Match, by operation. */
const WRITTEN: Readonly<Record<string, Written>> = {
  updateBoat: {
    version: ({ store, body }) => boatVersion(store, body.id),
    records: ({ body }) => [`boat ${body.id}`],
  },
  updateTour: {
    version: ({ store, body }) => tourVersion(store, body.id),
    records: ({ body }) => [`tour ${body.id}`],
  },
  updateTourDate: {
    version: ({ store, body }) => rowVersion(store.tourDates.get(body.id)),
    records: ({ body }) => [`tour date ${body.id}`],
  },
  updateAvailability: {
    version: ({ store, body }) => rowVersion(store.availabilities.get(body.id)),
    records: ({ body }) => [`availability ${body.id}`],
  },
  updateCompany: {
    version: ({ store, body }) => userVersion(store, body.userId),
    records: ({ body }) => [`company ${body.userId}`, `account ${body.userId}`],
  },
  updateAccount: {
    version: (write) => viewVersion(accountView(stored(write)) satisfies Schemas['Account']),
    records: ({ user }) => [`account ${user.id}`],
  },
  updatePersonalInfo: {
    version: (write) => viewVersion(personalInfo(write.store, stored(write))),
    records: ({ user }) => [`person ${user.id}`, `account ${user.id}`],
  },
  updateProfessionalInfo: {
    version: (write) => viewVersion(profileOf(write.store, stored(write))?.professionalInfo),
    records: ({ user }) => [`profession ${user.id}`],
  },
  setBoatDocumentVerification: {
    version: ({ store, path }) => rowVersion(store.boatDocuments.get(path.id)),
    records: ({ path }) => [`boat document ${path.id}`],
  },
  setTourDocumentVerification: {
    version: ({ store, path }) => rowVersion(store.tourDocuments.get(path.id)),
    records: ({ path }) => [`tour document ${path.id}`],
  },
  reviewCaptainApplication: {
    version: ({ store, path }) => rowVersion(store.applications.get(path.id)),
    records: ({ path }) => [`application ${path.id}`],
  },
  updateDestination: {
    version: ({ store, path }) => placeVersion(store, path.slug),
    records: ({ path }) => [`destination ${path.slug}`],
  },
  updateBlogPost: {
    version: ({ store, path }) => postVersion(store, path.slug),
    records: ({ path }) => [`blog post ${path.slug}`],
  },
};

function writtenBy(operationId: string): Written {
  const written = WRITTEN[operationId];
  if (!written)
    throw new Error(`Nothing says which record ${operationId} writes: views/common/version.ts.`);
  return written;
}

/**
 * The version of the record that an operation is about to write; undefined when there is none. Throws for
 * an operation that takes If-Match and is not known here.
 */
export function writtenVersion(operationId: string, write: unknown): string | undefined {
  return writtenBy(operationId).version(write as Write); // a call of one of the operations above
}

/** Who changed last what an operation is about to write; undefined when nobody has through a call. */
export function writtenLast(
  operationId: string,
  write: unknown,
): Schemas['LastChange'] | undefined {
  const call = write as Write; // as above
  return lastChangeOf(call.store, writtenBy(operationId).records(call));
}
