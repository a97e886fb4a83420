const TAG_OR_TEXT = /<[^>]+>|[^<]+/g;

/**
 * `html`, a page of now, with its texts marked that differ in `elsewhen`, the same page at another time: one of `dates`
 * gets the options of its format as `data-date`, for whoever shows the page to write the date of then; any other keeps
 * its place and is not seen. Undefined when the two differ in more than texts.
 */
export function markTimes(
  html: string,
  elsewhen: string,
  dates: ReadonlyMap<string, Intl.ResolvedDateTimeFormatOptions>,
): string | undefined {
  const pieces = html.match(TAG_OR_TEXT) ?? [];
  const others = elsewhen.match(TAG_OR_TEXT) ?? [];
  const differs = (piece: string, place: number) => piece !== others[place];
  const isOfTexts = !pieces.some((piece, place) => piece.startsWith('<') && differs(piece, place));
  if (pieces.length !== others.length || !isOfTexts) return undefined;
  const marked = pieces.map((piece, place) => {
    if (!differs(piece, place)) return piece;
    const format = dates.get(piece);
    return format
      ? `<span data-date="${JSON.stringify(format).replaceAll('"', '&quot;')}">${piece}</span>`
      : `<span style="visibility:hidden">${piece}</span>`;
  });
  return marked.join('');
}
