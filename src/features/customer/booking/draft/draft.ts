import { useEffect, useEffectEvent } from 'react';
import { usePersisted } from '../../../../device/persisted-store.ts';
import { type Draft, drafts, keepDraft } from './storage.ts';

const none: Draft[] = [];

/** The key of a draft: whose it is, and of which boat or tour. */
export function draftKey(userId: number, { kind, id }: { kind: 'boat' | 'tour'; id: number }) {
  return `${userId} ${kind} ${id}`;
}

/**
 * What a person has filled in of a booking, kept on this device until it is made: a reload, the way
 * back, an expired session lose nothing of it. `search` is the trip in the address, kept with it.
 */
export function useDraft(key: string, search: Draft['search'] | undefined) {
  const notes = usePersisted(drafts, none).find((draft) => draft.key === key)?.notes ?? '';
  const text = search && JSON.stringify(search);

  const keep = useEffectEvent((draftKey: string, _changed: string | undefined) => {
    if (search) keepDraft({ key: draftKey, notes, search });
  });
  useEffect(() => keep(key, text), [key, text]);

  return {
    notes,
    setNotes: (typed: string) => keepDraft({ key, notes: typed, search: search ?? {} }),
  };
}

/** The trip of a draft; undefined where none was left. */
export function draftOf(key: string): Draft['search'] | undefined {
  const search = drafts.get().find((draft) => draft.key === key)?.search;
  return search && Object.keys(search).length > 0 ? search : undefined;
}

/** Opened without a trip, a booking goes on with the one it was left with, as soon as it is known whose it is. */
export function useResumeDraft(
  key: string,
  isEmpty: boolean,
  resume: (search: Draft['search']) => void,
): void {
  const goOn = useEffectEvent((draftKey: string) => {
    if (!isEmpty) return;
    const search = draftOf(draftKey);
    if (search) resume(search);
  });
  useEffect(() => goOn(key), [key]);
}
