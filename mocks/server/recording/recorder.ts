import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { entryOf, harOfEntries } from '../../control/recording/har.ts';
import { createSecrets } from '../../control/recording/secrets.ts';
import type { LoggedCall } from '../../engine/session/call-log.ts';

/** What stands in the file after the last entry. */
const END = ']}}';

/** A file that cannot be written to; the message says which, and why. */
export class UnwritableFile extends Error {}

function openForWriting(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UnwritableFile(`${file} cannot be written: ${reason}`, { cause });
  }
}

/**
 * Writes calls to a HAR file, each at once, so that the file is whole at any time. Tokens, passwords and
 * card numbers are taken out. Throws UnwritableFile. A disk that is full ends the recording, not the
 * mock; `onEnd` hears why.
 */
export function openRecorder(file: string, onEnd: (reason: string) => void) {
  const secrets = createSecrets();
  const start = JSON.stringify(harOfEntries([])).slice(0, -END.length);
  const descriptor = openForWriting(file);
  let position = writeSync(descriptor, start, 0);
  writeSync(descriptor, END, position);
  let separator = '';
  let hasEnded = false;

  function append(text: string): void {
    writeSync(descriptor, `${text}${END}`, position);
    position += Buffer.byteLength(text);
    ftruncateSync(descriptor, position + END.length);
  }

  return {
    record(call: LoggedCall): void {
      if (hasEnded) return;
      try {
        append(`${separator}${JSON.stringify(entryOf(call, secrets))}`);
        separator = ',\n';
      } catch (error) {
        hasEnded = true;
        onEnd(`${file}: ${error instanceof Error ? error.message : error}`);
      }
    },
    close: () => closeSync(descriptor),
  };
}
