import * as v from 'valibot';
import type { ApiError } from '../../api/errors/api-error.ts';

const schema = v.object({
  changedAt: v.string(),
  changedBy: v.optional(v.object({ id: v.number(), fullName: v.string(), role: v.string() })),
});

/** Who changed a record last, and when, RFC 3339; nobody when the account is gone. */
export type LastChange = v.InferOutput<typeof schema>;

/** What a refused write says of the change that came before it; undefined when it says nothing usable. */
export function lastChangeOf({ body }: Pick<ApiError, 'body'>): LastChange | undefined {
  const { success, output } = v.safeParse(schema, body?.lastChange);
  return success ? output : undefined;
}
