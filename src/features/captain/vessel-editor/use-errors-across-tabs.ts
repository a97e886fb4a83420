import { useStore } from '@tanstack/react-form';
import { useEffect } from 'react';
import type { FieldErrors } from '../../../forms/field-error.ts';
import { showRefusals } from '../../../forms/submission/refusals.ts';
import { calendarDay } from '../../../i18n/format.ts';
import type { Refusals, VesselForm } from './use-vessel-form.ts';
import type { VesselField } from './values/tabs.ts';
import { vesselErrors } from './values/vessel-rules.ts';
import type { VesselValues } from './values/vessel-values.ts';

/**
 * TanStack Form forgets what is wrong with a field that leaves the page, as fields do with their tab. What it
 * forgot is said again: what the rules find, and what the server refused and nobody has changed since.
 */
export function useErrorsAcrossTabs(
  form: VesselForm,
  refusals: { readonly current: Refusals | undefined },
): void {
  const values = useStore(form.store, (state) => state.values);
  const fieldMeta = useStore(form.store, (state) => state.fieldMeta);
  const isChecked = useStore(
    form.store,
    (state) => state.submissionAttempts > 0 && !state.isSubmitting,
  );
  useEffect(() => {
    if (!isChecked) return;
    const isForgotten = (name: VesselField) => !fieldMeta[name]?.errors.length;
    if (fieldNames(vesselErrors(values, calendarDay())).some(isForgotten)) {
      void form.validate('change');
    }
    const refused = refusals.current;
    const standing = fieldNames(refused?.fields ?? {}).filter(
      (name) => isForgotten(name) && values[name] === refused?.values[name],
    );
    const said = standing.map((name) => [name, refused?.fields[name]]);
    if (said.length > 0) showRefusals(form, Object.fromEntries(said));
  }, [form, refusals, values, fieldMeta, isChecked]);
}

function fieldNames(errors: FieldErrors<VesselValues>): VesselField[] {
  return Object.keys(errors) as VesselField[]; // rules and refusals know no other names
}
