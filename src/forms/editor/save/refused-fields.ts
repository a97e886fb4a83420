import type { ApiError } from '../../../api/errors/api-error.ts';
import type { FieldErrors } from '../../field-error.ts';
import { firstField, type PartFields } from '../parts.ts';

export interface FieldNaming<Values> {
  /** The fields of the form. */
  parts: PartFields<string, keyof Values & string>;
  /** What the form calls a field of the request, where its name is another; `inner` is the name within the field. */
  fieldNamed?: (name: string, inner: string) => string;
}

/** What the server refused, by the fields of the form: also where the request names them otherwise, or in a list. */
export function refusedFields<Values>(
  error: Pick<ApiError, 'fields'>,
  { parts, fieldNamed = (name) => name }: FieldNaming<Values>,
): FieldErrors<Values> {
  const refused: FieldErrors<Values> = {};
  for (const { field, message } of error.fields) {
    const [name = '', inner = ''] = field.replace(/^body\./, '').split('.');
    const found = firstField(parts, [fieldNamed(name, inner)]);
    if (found) refused[found.field] ??= message;
  }
  return refused;
}
