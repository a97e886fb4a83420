import { useStore } from '@tanstack/react-form';
import { useEffect, useEffectEvent } from 'react';
import { focusField } from '../../../forms/place/focus-field.ts';
import { useHashFocus } from '../../../forms/place/use-hash-focus.ts';
import type { VesselForm } from './use-vessel-form.ts';
import { firstField, type VesselTab } from './values/tabs.ts';

/** Leads to the first field that is wrong after each try to save, and to the field that the address names. */
export function useVesselFocus(
  form: VesselForm,
  { tab, open, wrong }: { tab: VesselTab; open: (tab: VesselTab) => void; wrong: string[] },
): void {
  const attempts = useStore(form.store, (state) => state.submissionAttempts);
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting);
  const leadToFirst = useEffectEvent(() => {
    const first = firstField(wrong);
    if (!first) return undefined;
    if (first.tab !== tab) open(first.tab);
    return focusField(first.field);
  });
  // In an effect: only now does the form say what is wrong with it. Once after each try, not while it is mended.
  useEffect(() => {
    if (attempts === 0 || isSubmitting) return undefined;
    return leadToFirst();
  }, [attempts, isSubmitting]);
  useHashFocus();
}
