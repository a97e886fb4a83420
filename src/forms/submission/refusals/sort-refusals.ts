import type { AnyFormApi } from '@tanstack/react-form';
import type { ApiError, FieldError } from '../../../api/errors/api-error.ts';
import type { FieldErrorText } from '../../field-error.ts';

interface SortedRefusals {
  /** One sentence per field of the form. */
  placed: Record<string, FieldErrorText>;
  /** About what no field of the form shows: a part of the request that nobody types, or the body as a whole. */
  unplaced: readonly FieldError[];
}

/** The contract names where a field stands in the request: `body.email`. */
const nameOf = (field: string) => field.replace(/^body\./, '');

/**
 * Where each refusal of an answer can be read. `own` is what the form itself makes of the failure, by names that
 * may be of fields on another of its parts; any other name counts only while its field is on the page.
 */
export function sortRefusals(
  form: Pick<AnyFormApi, 'fieldInfo' | 'state'>,
  { fields }: Pick<ApiError, 'fields'>,
  own: Readonly<Record<string, FieldErrorText | undefined>>,
): SortedRefusals {
  const isAsked = (name: string) => Object.hasOwn(form.state.values, name);
  const isShown = (name: string) => isAsked(name) && Boolean(form.fieldInfo[name]?.instance);

  const placed: Record<string, FieldErrorText> = {};
  for (const { field, message } of fields) {
    const name = nameOf(field);
    if (isShown(name)) placed[name] = message;
  }
  for (const [name, text] of Object.entries(own)) {
    if (text !== undefined && isAsked(name)) placed[name] = text;
  }

  const texts = new Set(Object.values(placed));
  function isTold({ field, message }: FieldError): boolean {
    const name = nameOf(field);
    const [first = ''] = name.split('.');
    return name in placed || first in placed || texts.has(message);
  }
  return { placed, unplaced: fields.filter((refusal) => !isTold(refusal)) };
}
