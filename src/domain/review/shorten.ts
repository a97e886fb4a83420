/** How much of a comment and of an answer to it a card shows at first; on phones, where cards stand beside each other, less. */
export const shownCharacters = {
  comment: { wide: 200, phone: 120 },
  reply: { wide: 200, phone: 40 },
};

/**
 * The beginning of a long text, at most `most` characters, cut behind a whole word and without the mark
 * behind that; undefined when the text is short enough to be shown as it is.
 */
export function shorten(
  text: string,
  most: number = shownCharacters.comment.wide,
): string | undefined {
  if (text.length <= most) return undefined;
  const head = text.slice(0, most);
  const lastBlank = head.search(/\s+\S*$/);
  const words = lastBlank > 0 ? head.slice(0, lastBlank) : head;
  return words.replace(/[.,;:!?…–-]+$/, '');
}
