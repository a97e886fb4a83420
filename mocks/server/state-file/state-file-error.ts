/** The file of `--data` cannot be used; the message names it, says why, and what to do. */
export class StateFileError extends Error {
  override readonly name = 'StateFileError';
}

/** What went wrong, in the words of SQLite, which name no file. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const SQLITE_BUSY = 5;

/** Whether somebody else holds the file. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
