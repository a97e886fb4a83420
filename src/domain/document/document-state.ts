import type { DocumentState, DocumentValidity } from '../../api/contract/types.ts';
import { addDays } from '../../lib/calendar-day.ts';

/** Days before its end from which a document counts as running out, the last of them included. */
const warningDays = 30;

/**
 * Whether a document still holds on `today`; both are `YYYY-MM-DD`, null is a document that does not expire.
 * As the service counts it in lists that answer a `DocumentValidity` themselves.
 */
export function validityOf(expiryDate: string | null, today: string): DocumentValidity {
  if (expiryDate === null) return 'VALID';
  if (expiryDate < today) return 'EXPIRED';
  return expiryDate <= addDays(today, warningDays) ? 'EXPIRING' : 'VALID';
}

/** What an administrator has said of a document: refused is what is not verified and has a note. */
export function verdictOf(document: {
  isVerified: boolean;
  verificationNotes: string | null;
}): DocumentState {
  if (document.isVerified) return 'VERIFIED';
  return document.verificationNotes ? 'REFUSED' : 'WAITING';
}
