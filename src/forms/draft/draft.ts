import { useEffect, useState } from 'react';
import type { CallMemory } from '../submission/once-only.ts';
import { type DraftCallMemory, openCallOf } from './call-memory.ts';
import {
  type DraftArea,
  openCallName,
  readDraft,
  removeDraft,
  type Values,
  writeDraft,
} from './draft-storage.ts';

/** Typing pauses so long before it is kept; leaving the page keeps it at once. */
const pause = 300;

/** What of a TanStack form a draft needs, whatever its values are. */
export interface DraftedForm {
  readonly options: { readonly defaultValues?: object };
  readonly state: {
    readonly values: object;
    /** Whether nothing differs from the form's defaults of now, which a save or a refetch may have changed. */
    readonly isDefaultValue?: boolean;
  };
  readonly store: { subscribe(listener: () => void): { unsubscribe(): void } };
  setFieldValue(field: string, value: unknown, options: { dontValidate: true }): void;
}

// By the store of its form: what is handed about as the form is a copy, its store is one.
const forgetters = new WeakMap<object, () => void>();

/**
 * Forgets the draft of a form that has been accepted, though it may have gone from the page by now. Without `useDraft`
 * there is none.
 */
export function forgetDraft(form: DraftedForm): void {
  forgetters.get(form.store)?.();
}

/** What a form holds where nothing was typed. */
const emptyOf = (form: DraftedForm): Values => ({ ...form.options.defaultValues });

/** What was typed into a form before and differs from what it would show now. */
export function draftOf(form: DraftedForm, key: string, area?: DraftArea): Values {
  return readDraft(key, emptyOf(form), area);
}

/** What stands in a form and differs from what it would show where nothing was typed. */
export function typedInto(form: DraftedForm): Values {
  const empty = emptyOf(form);
  const differs = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(empty[name]);
  return Object.fromEntries(Object.entries(form.state.values).filter(differs));
}

/** Puts a draft into its form, and the call that it waits for into the memory. */
export function restoreDraft(form: DraftedForm, draft: Values, memory?: CallMemory): void {
  for (const [field, value] of Object.entries(draft)) {
    if (field !== openCallName) form.setFieldValue(field, value, { dontValidate: true });
  }
  memory?.write(openCallOf(draft));
}

/**
 * Puts back what was typed into a form before, and keeps what is typed from now on, until the
 * returned function is called or the draft is forgotten. `restored` is told the fields put back.
 */
export function keepDraft(
  form: DraftedForm,
  key: string,
  restored: (fields: string[]) => void = () => undefined,
  memory?: DraftCallMemory,
): () => void {
  const kept = draftOf(form, key);
  if (Object.keys(kept).length > 0) {
    restoreDraft(form, kept, memory);
    restored(Object.keys(kept).filter((name) => name !== openCallName));
  }
  return watchDraft(form, key, 'sessionStorage', memory);
}

/**
 * Keeps what is typed into a form from now on, until the returned function is called or the draft is
 * forgotten.
 */
export function watchDraft(
  form: DraftedForm,
  key: string,
  area?: DraftArea,
  memory?: DraftCallMemory,
): () => void {
  let last: unknown = form.state.values;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }
  function write() {
    if (timer === undefined) return;
    cancel();
    if (form.state.isDefaultValue) return removeDraft(key, area);
    const open = memory?.read();
    const values = { ...form.state.values, ...(open && { [openCallName]: open }) };
    writeDraft(key, values, emptyOf(form), area);
  }
  const subscription = form.store.subscribe(() => {
    if (form.state.values === last) return;
    last = form.state.values;
    clearTimeout(timer);
    timer = setTimeout(write, pause);
  });
  // What is sent is kept before it goes out, with its key: nobody knows what comes back.
  const unwatch = memory?.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(write, pause);
    write();
  });
  function forget() {
    memory?.write(undefined);
    cancel();
    removeDraft(key, area);
  }
  forgetters.set(form.store, forget);
  function leave() {
    // A number is read when its field is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    write();
  }
  addEventListener('pagehide', leave);

  return () => {
    write();
    subscription.unsubscribe();
    unwatch?.();
    removeEventListener('pagehide', leave);
  };
}

/**
 * Keeps what is typed into `form` for this tab under `key`, and puts it back after a reload, the way
 * back or an expired session. Passwords, card data and files are never kept. `useSubmission` forgets
 * the draft once the form was accepted. With a `memory`, what was sent and not answered is kept with it. Answers
 * whether something was put back.
 */
export function useDraft(form: DraftedForm, key: string, memory?: DraftCallMemory): boolean {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => keepDraft(form, key, () => setRestored(true), memory), [form, key, memory]);
  return isRestored;
}
