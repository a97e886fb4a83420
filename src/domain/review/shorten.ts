/** How much of a comment and of an answer to it a card shows at first; on phones, where cards stand beside each other, less. */
export const shownCharacters = {
  comment: { wide: 200, phone: 120 },
  reply: { wide: 200, phone: 40 },
};

/** Characters of a line on a phone, which the button for more takes itself: so much more is shown at once. */
export const LINE = 34;

/**
 * The beginning of a long text, at most `most` characters, cut behind a whole word and without the mark
 * behind that; undefined when the text has at most `whole` and is shown as it is.
 */
export function shorten(
  text: string,
  most: number = shownCharacters.comment.wide,
  whole = most,
): string | undefined {
  if (text.length <= whole) return undefined;
  const head = text.slice(0, most);
  const lastBlank = head.search(/\s+\S*$/);
  const words = lastBlank > 0 ? head.slice(0, lastBlank) : head;
  return words.replace(/[.,;:!?…–-]+$/, '');
}
