import type { FieldError } from '../../../api/errors/api-error.ts';

/** The name of a part of the request, for whoever is told of it; the body as a whole has none. */
const partOf = (field: string) => field.replace(/^body\.?/, '');

/** What was refused, each once and with the name of its part, for where no field can say it. */
export function refusalSentences(refusals: readonly FieldError[]): string[] {
  const sentences = refusals.map(({ field, message }) =>
    [partOf(field), message].filter(Boolean).join(': '),
  );
  return [...new Set(sentences)];
}
