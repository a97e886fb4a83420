/** What the user gave cannot be used. The message says what is wrong and how to mend it; exit 2. */
export class InputError extends Error {
  override name = 'InputError';
}

/** How much is told of what is wrong in the same way. */
export const MOST_TOLD = 5;

/** The message of anything that was thrown. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
