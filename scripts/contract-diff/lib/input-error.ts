/** What the user gave cannot be used. The message says what is wrong and how to mend it; exit 2. */
export class InputError extends Error {
  override name = 'InputError';
}

/** The message of anything that was thrown. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
