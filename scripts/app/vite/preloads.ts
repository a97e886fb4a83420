/** The pages of one person, by the files of their chunks. */
const PRIVATE =
  /\/(?:_signed-in|route-|captain|availability|book|vessels|documents|tour-availability|finance|company|profile|security|messages-|ratings|my-|notifications|payment|boat-owner)[^/]*\.js$/;

/**
 * What is loaded ahead together with a chunk. Every file stands in the entry with its name, for whoever
 * loads the chunk: so private pages name their styles alone. Their documents name their scripts, for who
 * opens one by its address; the intent to go to one loads them as well.
 */
export function resolveDependencies(file: string, dependencies: string[]): string[] {
  return PRIVATE.test(file) ? dependencies.filter((each) => each.endsWith('.css')) : dependencies;
}
