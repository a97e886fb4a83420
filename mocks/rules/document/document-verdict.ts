import type { Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import type { Text } from '../common/refusal.ts';
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
  VERIFIED: {
    type: 'SUCCESS',
    title: { tr: 'Belgeniz onaylandı', en: 'Your document was approved' },
    outcome: { tr: 'onaylandı.', en: 'was approved.' },
  },
  REFUSED: {
    type: 'WARNING',
    title: { tr: 'Belgeniz onaylanmadı', en: 'Your document was not approved' },
    outcome: { tr: 'onaylanmadı.', en: 'was not approved.' },
  },
} as const;

/** What is told of a document that is looked at again, by whether it counted as verified until then. */
const reopened = (wasVerified: boolean) => ({
  type: 'INFO' as const,
  title: { tr: 'Belgeniz yeniden inceleniyor', en: 'Your document is being looked at again' },
  outcome: wasVerified
    ? {
        tr: 'için verilen onay geri alındı; belge yeniden incelenecek.',
        en: 'is no longer approved; it will be looked at again.',
      }
    : {
        tr: 'için verilen karar geri alındı; belge yeniden incelenecek.',
        en: 'is undecided again; it will be looked at once more.',
      },
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
  const said = (language: keyof Text, note: string) => {
    const notes = verificationNotes && ` ${note}: ${verificationNotes.slice(0, MAX_NOTES_LENGTH)}`;
    return `${of}: ${document.documentName} ${outcome[language]}${notes ?? ''}`;
  };
  const message = { tr: said('tr', 'Not'), en: said('en', 'Note') };
  const subject = { kind: 'DOCUMENTS', id: userId } as const;
  notify(store, now, { userId, type, subject, title, message });
}
