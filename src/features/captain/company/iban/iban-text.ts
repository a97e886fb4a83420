import { electronicFormatIBAN, friendlyFormatIBAN } from 'ibantools';

/** Without spaces, in capitals, as it is sent. */
export const toIban = (text: string): string => electronicFormatIBAN(text) ?? '';

/** In groups of four, as it is written. */
export const groupedIban = (iban: string): string => friendlyFormatIBAN(iban) ?? '';

interface Edit {
  /** The IBAN before, without spaces. */
  before: string;
  /** What stands in the field now, and where its caret is. */
  text: string;
  caret: number;
  /** Whether Delete was pressed rather than Backspace. */
  forward: boolean;
}

/** Where a caret stands in the groups when it stands after so many characters of the IBAN. */
const caretIn = (grouped: string, count: number): number =>
  Math.min(grouped.length, count + Math.max(0, Math.floor((count - 1) / 4)));

/**
 * What an edit of a grouped IBAN makes of it, and where the caret belongs then. Who deletes the space between two
 * groups means the character beside it.
 */
export function typedIban({ before, text, caret, forward }: Edit): { iban: string; caret: number } {
  const count = toIban(text.slice(0, caret)).length;
  const iban = toIban(text);
  const lostASpace = iban === before && text.length < groupedIban(before).length;
  if (!lostASpace) return { iban, caret: caretIn(groupedIban(iban), count) };
  const at = forward ? count : count - 1;
  const kept = before.slice(0, Math.max(0, at)) + before.slice(at + 1);
  return { iban: kept, caret: caretIn(groupedIban(kept), Math.max(0, at)) };
}
