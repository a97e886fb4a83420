import { useEffect, useState } from 'react';
import type { DraftCallMemory } from './call-memory.ts';
import { type DraftedForm, draftOf, restoreDraft, typedInto, watchDraft } from './draft.ts';
import {
  openCallName,
  readEarlierDrafts,
  removeDraft,
  type Values,
  writeEarlierDrafts,
} from './draft-storage.ts';

const area = 'localStorage';

/** What was typed into a form before and not saved, for the person to take up or to discard. */
export interface OfferedDraft {
  readonly values: Values;
  /** Puts it into the form; what was typed there until now is offered in its place. */
  takeUp: () => void;
  discard: () => void;
}

/**
 * What a form can offer when it opens: the draft that was written last, and those that nobody has answered for, the newest
 * first. They stand apart from then on, so that what is typed now takes the place of none.
 */
export function setAsideDrafts(form: DraftedForm, key: string): Values[] {
  const last = draftOf(form, key, area);
  const empty = { ...form.options.defaultValues };
  const before = readEarlierDrafts(key, empty, area);
  const drafts = Object.keys(last).length > 0 ? [last, ...before] : before;
  writeEarlierDrafts(key, drafts, area);
  removeDraft(key, area);
  return readEarlierDrafts(key, empty, area);
}

/**
 * Puts one of the drafts on offer into the form and answers those that are on offer then: what was typed until now is
 * one of them.
 */
export function takeUpDraft(
  form: DraftedForm,
  key: string,
  draft: Values,
  offered: readonly Values[],
  memory?: DraftCallMemory,
): Values[] {
  const typed = typedInto(form);
  const others = offered.filter((each) => each !== draft);
  const open = memory?.read();
  const before = { ...typed, ...(open && { [openCallName]: open }) };
  const left = Object.keys(typed).length > 0 ? [before, ...others] : others;
  writeEarlierDrafts(key, left, area);
  const empty: Values = { ...form.options.defaultValues };
  restoreDraft(form, Object.fromEntries(Object.keys(typed).map((name) => [name, empty[name]])));
  restoreDraft(form, draft, memory);
  return left;
}

/**
 * As `useDraft`, on this device rather than in this tab, and not put back but offered. An offer stands, over any
 * number of visits, until it is answered.
 */
export function useOfferedDrafts(
  form: DraftedForm,
  key: string,
  memory?: DraftCallMemory,
): readonly OfferedDraft[] {
  const [offered, setOffered] = useState<readonly Values[]>([]);
  useEffect(() => {
    setOffered(setAsideDrafts(form, key));
    return watchDraft(form, key, area, memory);
  }, [form, key, memory]);
  return offered.map((values) => ({
    values,
    takeUp: () => setOffered(takeUpDraft(form, key, values, offered, memory)),
    discard() {
      const left = offered.filter((each) => each !== values);
      writeEarlierDrafts(key, left, area);
      setOffered(left);
    },
  }));
}
