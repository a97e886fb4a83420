import { DatabaseSync } from 'node:sqlite';
import { isBusy, reasonOf, StateFileError } from './state-file-error.ts';

/** Milliseconds that two which start at the same instant let each other pass. */
const LOCK_TIMEOUT = 1000;

/**
 * Takes a state file for this process, by a lock on a file beside it. The system holds the lock and takes
 * it back when the process ends, however it ends, so that none is ever left behind. Answers how to give it
 * back; throws StateFileError, with the process that has it, when it is taken.
 */
export function lockStateFile(file: string): () => void {
  const beside = `${file}.lock`;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(beside, { timeout: LOCK_TIMEOUT });
    // Whoever is refused can still read in it whose it is.
    database.exec(`begin immediate; pragma user_version = ${process.pid}; commit; begin immediate`);
    const held = database;
    return () => held.close();
  } catch (error) {
    if (database && isBusy(error)) {
      const holder = database.prepare('pragma user_version').get()?.user_version;
      database.close();
      throw new StateFileError(
        `${file} is in use by another mock, process ${holder}. End that one, or name another file with --data.`,
        { cause: error },
      );
    }
    database?.close();
    throw new StateFileError(
      `${beside}, which keeps two mocks off one file, cannot be written: ${reasonOf(error)}. Name a file with --data in a folder that can be written to, or move that one away.`,
      { cause: error },
    );
  }
}
