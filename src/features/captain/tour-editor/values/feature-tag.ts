/**
 * A feature as the contract writes it: upper case without regard to the language (the i of `biking` has no dot
 * in capitals), underscores for spaces.
 */
export function featureTag(text: string): string {
  return text.trim().toUpperCase().replace(/\s+/g, '_');
}
