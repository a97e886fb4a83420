import { type AnyFormApi, useStore } from '@tanstack/react-form';
import { useEffect, useEffectEvent } from 'react';
import { focusField } from './fields/focus-field.ts';
import { firstField, type PartFields } from './parts.ts';
import { useHashFocus } from './use-hash-focus.ts';

interface FocusOptions<Part extends string> {
  parts: PartFields<Part>;
  /** The part that shows. */
  current: Part;
  open: (part: Part) => void;
  /** Fields that are wrong. */
  wrong: readonly string[];
}

/** Leads to the first field that is wrong after each try to save, and to the field that the address names. */
export function useFocusOfParts<Part extends string>(
  form: Pick<AnyFormApi, 'store'>,
  { parts, current, open, wrong }: FocusOptions<Part>,
): void {
  const attempts = useStore(form.store, (state) => state.submissionAttempts);
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting);
  const leadToFirst = useEffectEvent(() => {
    const first = firstField(parts, wrong);
    if (!first) return undefined;
    if (first.part !== current) open(first.part);
    return focusField(first.field);
  });
  // In an effect: only now does the form say what is wrong with it. Once after each try, not while it is mended.
  useEffect(() => {
    if (attempts === 0 || isSubmitting) return undefined;
    return leadToFirst();
  }, [attempts, isSubmitting]);

  useHashFocus();
}
