import { isObject } from './json.ts';

/** The place of a value without the numbers of lists: `body.services.0.price` and `body.services[].price` are one. */
const plain = (place: string) => place.replaceAll(/\[\]|\.\d+(?=\.|$)/gu, '');

/**
 * The fields that a refusal names as those at fault (`ErrorBody.errors`), without the numbers of lists; undefined where
 * it has no such list, which breaks the schema.
 */
export function faultFields(body: unknown): string[] | undefined {
  if (!isObject(body) || !Array.isArray(body.errors)) return undefined;
  const fields = body.errors.map((error: unknown) => (isObject(error) ? error.field : undefined));
  return [...new Set(fields.filter((field) => typeof field === 'string').map(plain))];
}

/** Whether one of `fields` is the value at `place`, holds it, or is in it. */
export function isNamed(fields: readonly string[], place: string): boolean {
  const own = plain(place);
  return fields.some(
    (field) => field === own || own.startsWith(`${field}.`) || field.startsWith(`${own}.`),
  );
}
