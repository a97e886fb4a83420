import type { AnyFieldMeta, AnyFormApi } from '@tanstack/react-form';
import type { FieldErrorText } from '../../field-error.ts';

// The server's errors stand where TanStack Form keeps those of a submission: it drops each as soon
// as its field is changed. It would do so on blur too, and the button that is being pressed would
// move away with the sentence; that is why the fields of this folder do not tell it of blurs.

/** The state of a field that has never been on the page: it stands behind another tab. */
const unseen: AnyFieldMeta = {
  isTouched: false,
  isBlurred: false,
  isDirty: false,
  isPristine: true,
  isDefaultValue: true,
  isValid: true,
  isValidating: false,
  _pendingValidationsCount: 0,
  _arrayVersion: 0,
  errors: [],
  errorMap: {},
  errorSourceMap: {},
};

function setRefusal(form: AnyFormApi, field: string, error: FieldErrorText | undefined): void {
  form.setFieldMeta(field, (meta = unseen) => ({
    ...meta,
    errorMap: { ...meta.errorMap, onSubmit: error },
    errorSourceMap: { ...meta.errorSourceMap, onSubmit: error ? 'field' : undefined },
  }));
}

/** Shows what the server refused beside the fields that it named. */
export function showRefusals(form: AnyFormApi, refused: Record<string, FieldErrorText>): void {
  for (const [field, error] of Object.entries(refused)) setRefusal(form, field, error);
}

/** Forgets earlier refusals: the same values may well be accepted now, so they must be sent. */
export function clearRefusals(form: AnyFormApi): void {
  for (const field of Object.keys(form.state.fieldMeta)) {
    if (form.getFieldMeta(field)?.errorMap.onSubmit) setRefusal(form, field, undefined);
  }
}
