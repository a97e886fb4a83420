import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { shownText } from '../common/text.ts';
import { notify } from '../message/notify.ts';
import type { AnyDocument } from './documents.ts';

/** Notes and names together must not pass what a notification may hold. */
const MAX_NOTES_LENGTH = 500;

/** What an administrator makes of a document; REOPENED takes an earlier verdict back. */
export type Verdict = 'VERIFIED' | 'REFUSED' | 'REOPENED';

/** What a verdict comes to: one that neither accepts nor says what is wrong leaves the document to be looked at. */
export function verdictOf({
  isVerified,
  verificationNotes,
}: Schemas['DocumentVerification']): Verdict {
  if (isVerified) return 'VERIFIED';
  return shownText(verificationNotes) ? 'REFUSED' : 'REOPENED';
}

const WORDS = {
  VERIFIED: { type: 'SUCCESS', title: 'Belgeniz onaylandı', outcome: 'onaylandı.' },
  REFUSED: { type: 'WARNING', title: 'Belgeniz onaylanmadı', outcome: 'onaylanmadı.' },
} as const;

/** What is told of a document that is looked at again, by whether it counted as verified until then. */
const reopened = (wasVerified: boolean) => ({
  type: 'INFO' as const,
  title: 'Belgeniz yeniden inceleniyor',
  outcome: wasVerified
    ? 'için verilen onay geri alındı; belge yeniden incelenecek.'
    : 'için verilen karar geri alındı; belge yeniden incelenecek.',
});

interface Judged {
  userId: number;
  /** Name of the boat or tour that the document belongs to. */
  of: string;
  document: Pick<AnyDocument, 'documentName'>;
  verdict: Schemas['DocumentVerification'];
  /** Whether the document counted as verified before. */
  wasVerified: boolean;
}

/** Tells the owner of a document what an administrator decided about it; `now` in milliseconds since 1970. */
export function notifyOfVerdict(
  store: Store,
  now: number,
  { userId, of, document, verdict, wasVerified }: Judged,
): void {
  const outcomeOf = verdictOf(verdict);
  const { type, title, outcome } =
    outcomeOf === 'REOPENED' ? reopened(wasVerified) : WORDS[outcomeOf];
  const verificationNotes = shownText(verdict.verificationNotes);
  const notes = verificationNotes ? ` Not: ${verificationNotes.slice(0, MAX_NOTES_LENGTH)}` : '';
  const message = `${of}: ${document.documentName} ${outcome}${notes}`;
  notify(store, now, { userId, type, title, message });
}
