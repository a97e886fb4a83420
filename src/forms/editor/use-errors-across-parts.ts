import { type AnyFormApi, useStore } from '@tanstack/react-form';
import { useEffect } from 'react';
import type { FieldErrors } from '../field-error.ts';
import { showRefusals } from '../submission/refusals/field-refusals.ts';

/** What the server refused last, with what stood in the form then. */
export interface Refusals<Values> {
  fields: FieldErrors<Values>;
  values: Values;
}

/**
 * TanStack Form forgets what is wrong with a field that leaves the page, as fields do with their part of a form
 * in parts. What it forgot is said again: what the rules find, and what the server refused and nobody has
 * changed since. `rules` is one function over time.
 */
export function useErrorsAcrossParts<Values extends object>(
  form: AnyFormApi,
  refusals: { readonly current: Refusals<Values> | undefined },
  rules: (values: Values) => FieldErrors<Values>,
): void {
  const values: Values = useStore(form.store, (state) => state.values);
  const fieldMeta = useStore(form.store, (state) => state.fieldMeta);
  const isChecked = useStore(
    form.store,
    (state) => state.submissionAttempts > 0 && !state.isSubmitting,
  );
  useEffect(() => {
    if (!isChecked) return;
    const isForgotten = (name: string) => !fieldMeta[name]?.errors.length;
    if (Object.keys(rules(values)).some(isForgotten)) void form.validate('change');
    const { current: refused } = refusals;
    if (!refused) return;
    // Refusals know no other names than those of the fields.
    const names = Object.keys(refused.fields) as (keyof Values & string)[];
    const standing = names.filter(
      (name) => isForgotten(name) && values[name] === refused.values[name],
    );
    const said = standing.flatMap((name) => {
      const error = refused.fields[name];
      return error === undefined ? [] : [[name, error] as const];
    });
    if (said.length > 0) showRefusals(form, Object.fromEntries(said));
  }, [form, refusals, rules, values, fieldMeta, isChecked]);
}
