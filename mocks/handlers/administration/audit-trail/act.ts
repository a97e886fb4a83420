import type { Schemas } from '../../../store/records.ts';
import type { Store } from '../../../store/state.ts';
import type { Call, OperationId } from '../../handler.ts';

/** What an act was done to. */
export interface Subject {
  type: Schemas['AuditRecordType'];
  id: number;
}

/** How an operation of administrators stands in the audit. */
export interface Act<Id extends OperationId> {
  act: Schemas['AuditAct'] | ((call: Call<Id>) => Schemas['AuditAct']);
  /**
   * Asked before the operation runs; each record gets an entry of its own. Nothing for a record that is
   * not there, or an own affair.
   */
  about(call: Call<Id>): Subject | readonly Subject[] | undefined;
  /** Whether a row that was changed is of one of several records; those without one are left out. */
  isOf?(record: Subject, row: object): boolean;
  /** What it changes, in short; asked before and after. */
  state?(call: Call<Id>): string | null;
  reason?(call: Call<Id>): string | null | undefined;
}

/** The acts of some operations, named by their ids. */
export type Acts<Id extends OperationId = OperationId> = { readonly [K in Id]?: Act<K> };

/** A record of a kind, as far as there is an id. */
export const subject = (
  type: Subject['type'],
  id: number | null | undefined,
): Subject | undefined => (id === null || id === undefined ? undefined : { type, id });

/** The boat or tour that something belongs to. */
export const offerSubject = (
  part: { boatId?: number | null | undefined; tourId?: number | null | undefined } | undefined,
): Subject | undefined => subject('BOAT', part?.boatId) ?? subject('TOUR', part?.tourId);

/** The row of a table that a path names by its id. */
export const named =
  <T extends keyof Store>(table: T) =>
  ({ store, path }: { store: Store; path: { id: number } }) =>
    store[table].get(path.id) as ReturnType<Store[T]['get']>; // the table's own row
