import type { Schemas } from '../../store/records.ts';
import type { Language } from './answer.ts';
import { turkishRefusals } from './turkish-refusals.ts';

/** Of a field, after its name; of the body as a whole, which has none, a sentence of its own. */
const wrongOf = (field: string) =>
  field === 'body' ? 'Gönderilen bilgiler kurallara uymuyor.' : 'geçerli değil';

const isErrorBody = (body: unknown): body is Schemas['ErrorBody'] =>
  typeof body === 'object' && body !== null && 'code' in body && 'errors' in body;

/**
 * A refusal of the contract's examples, which are English, in the language of the caller. What is no refusal, or
 * has a code of no catalogue, comes back as it is.
 */
export function exampleRefusal(body: unknown, language: Language): unknown {
  if (language === 'en' || !isErrorBody(body)) return body;
  const texts: Readonly<Record<string, string>> = turkishRefusals;
  const message = texts[body.code];
  if (message === undefined) return body;
  const errors = body.errors.map((error) => ({ ...error, message: wrongOf(error.field) }));
  return { ...body, message, errors };
}
