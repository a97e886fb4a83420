import { useEffect, useState } from 'react';
import { type DraftedForm, draftOf, restoreDraft, watchDraft } from './draft.ts';
import { removeDraft, type Values } from './draft-storage.ts';

/** What was typed into a form before, for the person to take up or to discard. */
export interface OfferedDraft {
  isOffered: boolean;
  takeUp: () => void;
  discard: () => void;
}

/**
 * As `useDraft`, on this device rather than in this tab, and not put back but offered. What is typed
 * while the offer stands is kept from then on; the offer itself stays until it is answered or the page is left.
 */
export function useOfferedDraft(form: DraftedForm, key: string): OfferedDraft {
  const [offer, setOffer] = useState<Values>();
  useEffect(() => {
    const draft = draftOf(form, key, 'localStorage');
    setOffer(Object.keys(draft).length > 0 ? draft : undefined);
    return watchDraft(form, key, 'localStorage');
  }, [form, key]);
  return {
    isOffered: offer !== undefined,
    takeUp() {
      if (offer) restoreDraft(form, offer);
      setOffer(undefined);
    },
    discard() {
      setOffer(undefined);
      // What was typed since has taken its place.
      if (form.state.isDefaultValue) removeDraft(key, 'localStorage');
    },
  };
}
