import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { entryOf, harOfEntries } from '../control/har.ts';
import { createSecrets } from '../control/secrets.ts';
import type { LoggedCall } from '../engine/call-log.ts';

/** What stands in the file after the last entry. */
const END = ']}}';

/**
 * Writes calls to a HAR file, each at once, so that the file is whole at any time. Tokens, passwords and
 * card numbers are taken out. Throws when the file cannot be written.
 */
export function openRecorder(file: string) {
  const secrets = createSecrets();
  const start = JSON.stringify(harOfEntries([])).slice(0, -END.length);
  const descriptor = openSync(file, 'w');
  let position = writeSync(descriptor, start, 0);
  writeSync(descriptor, END, position);
  let separator = '';
  return {
    record(call: LoggedCall): void {
      const entry = `${separator}${JSON.stringify(entryOf(call, secrets))}`;
      separator = ',\n';
      position += writeSync(descriptor, entry, position);
      writeSync(descriptor, END, position);
      ftruncateSync(descriptor, position + END.length);
    },
    close: () => closeSync(descriptor),
  };
}

export type Recorder = ReturnType<typeof openRecorder>;
