import { bookingTermsLimits } from '../../../../api/contract/contract.ts';

const { maxLength } = bookingTermsLimits.notes;

/** How many characters of a note are too many for the contract; 0 when it may be sent. */
export function excessOf(notes: string): number {
  return Math.max(0, notes.trim().length - maxLength);
}
