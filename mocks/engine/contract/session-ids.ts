import type { JsonSchema } from '../../../openapi/model/document.ts';
import type { UserRecord } from '../../store/records.ts';

type AnySchema = JsonSchema & { 'x-session-user'?: boolean };

/** The fields of a body, references followed, that hold the id of whoever calls. */
export function sessionFieldsOf(schema: AnySchema | undefined): string[] {
  if (!schema) return [];
  const own = Object.entries<AnySchema>(schema.properties ?? {})
    .filter(([, property]) => property['x-session-user'] === true)
    .map(([name]) => name);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [...new Set([...own, ...parts.flatMap(sessionFieldsOf)])];
}

/** Whether a body names somebody else where the contract wants the id of whoever calls. */
export function namesAnother(fields: readonly string[], body: unknown, user: UserRecord): boolean {
  if (fields.length === 0 || typeof body !== 'object' || body === null) return false;
  return fields.some((name) => {
    const id: unknown = Reflect.get(body, name);
    return id !== undefined && id !== null && id !== user.id;
  });
}
