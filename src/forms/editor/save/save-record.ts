import type { Versioned } from '../../../api/versioned.ts';
import type { KeyedCalls } from '../../submission/keyed-calls.ts';
import { type PartOutcome, type RecordPart, saveParts } from './save-parts.ts';

/** What of a form stands in the service by now. */
export interface StoredRecord<Values> {
  /** Undefined until the record has been added. */
  id: number | undefined;
  values: Values;
}

/** What a save reads and writes as it goes. */
export interface SaveSession<Values, Stored> {
  /** What the form says; what was added gets its ids here. */
  values: Values;
  stored: Versioned<Stored>;
  /** Something more is stored: the next save leaves it out, whatever fails after it. */
  keep: (stored: Versioned<Stored>) => void;
  /** Changes go by it: what is sent again without an answer is done once. */
  keyed: KeyedCalls;
}

interface OwnPart<Part extends string> {
  part: Part;
  /** Adds or changes the record itself where it differs; answers whether it did. Rejects with an ApiError. */
  save: () => Promise<boolean>;
}

/**
 * Stores what differs from what is stored, part by part. A record that is refused itself is thrown, and nothing
 * after it is tried; of the other parts each is tried whatever happened to the one before.
 */
export async function saveRecord<Part extends string>(
  session: { readonly stored: Pick<StoredRecord<unknown>, 'id'> },
  own: OwnPart<Part>,
  parts: readonly RecordPart<Part>[],
): Promise<PartOutcome<Part>[]> {
  const isSent = await own.save();
  const { id } = session.stored;
  if (id === undefined) return [];
  const outcomes = await saveParts(id, parts);
  return isSent ? [{ part: own.part, error: null }, ...outcomes] : outcomes;
}
