import { useLingui } from '@lingui/react';
import { type AnyFormApi, useStore } from '@tanstack/react-form';
import type { FieldErrorText } from '../../field-error.ts';

/** The sentence below a field that is drawn by hand; undefined while nothing is wrong with it. */
export function useErrorText(form: Pick<AnyFormApi, 'store'>, name: string): string | undefined {
  const { i18n } = useLingui();
  // TanStack leaves the type of errors open; the form's rules and refusals give no other.
  const error: FieldErrorText | undefined = useStore(
    form.store,
    (state) => state.fieldMeta[name]?.errors[0],
  );
  return typeof error === 'object' ? i18n._(error) : error;
}
