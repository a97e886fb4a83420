/** The captain's pages that nobody's visit begins on, by the files of their chunks. */
const INNER = /\/(?:availability\.all|booking-calendar|bookings\.|documents|vessels\.)[^/]*\.js$/;

/**
 * What is loaded ahead together with a chunk. Every file stands in the entry with its name, for whoever
 * loads the chunk: so the pages within the captain's area name their styles alone, and their scripts follow
 * when the page is there. They are loaded ahead as a whole by the intent to go to them.
 */
export function resolveDependencies(file: string, dependencies: string[]): string[] {
  return INNER.test(file) ? dependencies.filter((each) => each.endsWith('.css')) : dependencies;
}
