import { instant } from '../../rules/calendar/day.ts';
import type { Rows, Schemas, TableName, UserRecord } from '../../store/records.ts';
import type { Change, Store } from '../../store/state.ts';
import { accountView } from '../account/user.ts';

/** Which records a row belongs to, by its table. A row that is no part of a record with a version has none. */
type Owners = { [N in TableName]?: (row: Rows[N], before: Rows[N] | undefined) => string[] };

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const ofBoat = ({ boatId }: { boatId: number }) => [`boat ${boatId}`];
const ofTour = ({ tourId }: { tourId: number }) => [`tour ${tourId}`];

const OWNERS: Owners = {
  boats: ({ id }) => [`boat ${id}`],
  boatImages: ofBoat,
  boatFeatures: ofBoat,
  boatServices: ofBoat,
  boatDocuments: ({ id }) => [`boat document ${id}`],
  tours: ({ id }) => [`tour ${id}`],
  tourImages: ofTour,
  tourDocuments: ({ id }) => [`tour document ${id}`],
  tourDates: (row) => [...ofTour(row), `tour date ${row.id}`],
  availabilities: ({ id }) => [`availability ${id}`],
  applications: ({ id }) => [`application ${id}`],
  destinations: ({ slug }) => [`destination ${slug}`],
  blogPosts: ({ slug }) => [`blog post ${slug}`],
  companies: ({ id }) => [`company ${id}`],
  // A password is no part of what is shown.
  users: (user, before) =>
    before && isSame(accountView(user), accountView(before)) ? [] : [`account ${user.id}`],
  captainProfiles({ id: _, userId, professionalInfo, ...person }, before) {
    const { id: __, userId: ___, professionalInfo: earlier, ...earlierPerson } = before ?? {};
    return [
      ...(isSame(professionalInfo, earlier) ? [] : [`profession ${userId}`]),
      ...(isSame(person, earlierPerson) ? [] : [`person ${userId}`]),
    ];
  },
};

/** Remembers who has just changed what. `now` in milliseconds since 1970, on the mock's clock. */
export function noteChanges(
  store: Store,
  changes: readonly Change[],
  user: UserRecord,
  now: number,
): void {
  const records = new Set<string>();
  for (const { table, before, after } of changes) {
    const row = after ?? before;
    if (!row || isSame(before, after)) continue;
    // A change of a table is of that table's rows.
    const owners = OWNERS[table as TableName] as
      | ((row: object, before: object | undefined) => string[])
      | undefined;
    for (const record of owners?.(row, after && before) ?? []) records.add(record);
  }
  for (const record of records) {
    const [known] = store.lastChanges.where('record', record);
    const values = { record, userId: user.id, changedAt: instant(now) };
    if (known) store.lastChanges.update(known.id, values);
    else store.lastChanges.insert(values);
  }
}

/** Who changed any of some records last, `boat 1`; undefined when nobody has through a call. */
export function lastChangeOf(
  store: Store,
  records: readonly string[],
): Schemas['LastChange'] | undefined {
  const found = records.flatMap((record) => store.lastChanges.where('record', record));
  const last = found.reduce<(typeof found)[number] | undefined>(
    (latest, one) => (latest && latest.changedAt >= one.changedAt ? latest : one),
    undefined,
  );
  if (!last) return undefined;
  const author = store.users.get(last.userId);
  return {
    changedAt: last.changedAt,
    ...(author && {
      changedBy: { id: author.id, fullName: author.fullName, role: author.role },
    }),
  };
}
