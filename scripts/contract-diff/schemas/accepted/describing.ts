/** The size of a file in bytes, for which JSON Schema has no keyword. */
export const FILE_SIZE = 'x-max-bytes';

const DESCRIBING = new Set([
  ...['title', 'description', 'example', 'examples', 'externalDocs', '$comment', 'deprecated'],
]);

/** Whether a keyword asks nothing of values; of extensions only one does. */
export function isDescribing(keyword: string): boolean {
  return DESCRIBING.has(keyword) || (keyword.startsWith('x-') && keyword !== FILE_SIZE);
}
