import { t } from '@lingui/core/macro';
import type { FieldError } from '../../../api/errors/api-error.ts';

/** The name of a part of the request, for whoever is told of it; the body as a whole has none. */
const partOf = (field: string) => field.replace(/^body\.?/, '');

/** Whether a message goes on from the name before it instead of standing by itself: "must not be empty". */
const isBare = (message: string) => /^\p{Ll}/u.test(message);

/** What was refused, each once and with the name of its part, for where no field can say it. */
export function refusalSentences(refusals: readonly FieldError[]): string[] {
  const sentences = refusals.map(({ field, message }) => {
    const part = partOf(field) || (isBare(message) ? t`The details entered` : '');
    return part ? `${part}: ${message}` : message;
  });
  return [...new Set(sentences)];
}
