/** Bytes that a picture may have at most. */
const MAX_SVG_BYTES = 8_000;

const DETAILS = [1, 0.75, 0.5, 0.3, 0.15, 0.05];

/** The most detailed of the drawings that is not too large; the plainest when none is. */
export function withinSize(draw: (detail: number) => string): string {
  let drawn = '';
  for (const detail of DETAILS) {
    drawn = draw(detail);
    if (drawn.length <= MAX_SVG_BYTES) break;
  }
  return drawn;
}
