import { useEffect } from 'react';
import { usePersisted } from '../../../../device/persisted-store.ts';
import { type Draft, drafts, keepDraft } from './memory.ts';

const none: Draft[] = [];

/**
 * What a person has filled in of a booking, kept on this device until it is made: a reload, the way
 * back, an expired session lose nothing of it. `of` names whose it is and of what; `search` is the
 * trip in the address, kept with it.
 */
export function useDraft(of: string, search: Draft['search'] | undefined) {
  const draft = usePersisted(drafts, none).find((one) => one.of === of);
  const notes = draft?.notes ?? '';
  const text = search && JSON.stringify(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text tells when the search changes
  useEffect(() => {
    if (search) keepDraft({ of, notes, search });
  }, [of, text]);

  return {
    notes,
    setNotes: (typed: string) => keepDraft({ of, notes: typed, search: search ?? {} }),
    /** The address of the last visit. */
    search: draft?.search,
  };
}
