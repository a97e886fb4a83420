import { readCalendar } from './read-calendar.ts';
import type { ReadRequest } from './read-file.ts';

/** Reads a calendar file beside the page: a large one takes a second. */
addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  data.file.text().then(
    (text) => postMessage(readCalendar(text, data.range)),
    // A file that went away after it was chosen: told as an error of the worker.
    (cause) => reportError(new Error('The file is no longer there', { cause })),
  );
});
