/** How much of a comment a card shows at first. */
const shownCharacters = 200;

/**
 * The beginning of a long text, at most 200 characters, cut behind a whole word and without the mark
 * behind that; undefined when the text is short enough to be shown as it is.
 */
export function shorten(text: string): string | undefined {
  if (text.length <= shownCharacters) return undefined;
  const head = text.slice(0, shownCharacters);
  const lastBlank = head.search(/\s+\S*$/);
  const words = lastBlank > 0 ? head.slice(0, lastBlank) : head;
  return words.replace(/[.,;:!?…–-]+$/, '');
}
