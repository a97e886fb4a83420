/** The run cannot start or go on. The message says what is wrong and how to mend it; exit 2. */
export class CannotRun extends Error {
  override name = 'CannotRun';
}

/** The message of anything that was thrown, with what caused it. */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause === undefined
    ? thrown.message
    : `${thrown.message} (${messageOf(thrown.cause)})`;
}

/** What says that the run cannot go on, of anything that was thrown and of what caused it. */
export function cannotRunIn(thrown: unknown): CannotRun | undefined {
  if (thrown instanceof CannotRun) return thrown;
  return thrown instanceof Error ? cannotRunIn(thrown.cause) : undefined;
}
