/**
 * The pieces of a field of HTTP between separators: what stands in quotes is one piece, whatever it holds (RFC 9110, 5.6).
 * @param separator one character. @returns the pieces without spaces around them; empty ones are left out.
 */
export function splitOutsideQuotes(text: string, separator: ',' | ';'): string[] {
  const pieces = text.match(new RegExp(`(?:"(?:\\\\.|[^"\\\\])*"|[^${separator}])+`, 'g')) ?? [];
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** What a token or a quoted string says; text that is neither is taken as it stands. */
export function unquoted(text: string): string {
  const inside = /^"(.*)"$/s.exec(text)?.[1];
  return inside === undefined ? text : inside.replace(/\\(.)/gs, '$1');
}
