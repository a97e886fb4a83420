const short = (value: number) => String(value).replace(/^0\./, '.');
const faded = (opacity: number) => (opacity === 1 ? '' : ` opacity="${short(opacity)}"`);

/** A filled path; `opacity` from 0 to 1. */
export function fill(path: string, colour: string, opacity = 1): string {
  return `<path d="${path}" fill="${colour}"${faded(opacity)}/>`;
}

/** A path drawn as a line with round ends, two units wide unless stated. */
export function line(path: string, colour: string, width = 2, opacity = 1): string {
  const weight = width === 2 ? '' : ` stroke-width="${short(width)}"`;
  return `<path d="${path}" stroke="${colour}"${weight}${faded(opacity)}/>`;
}

/** Discs of one size, by their middles. */
export function discs(
  middles: readonly (readonly [x: number, y: number])[],
  radius: number,
  colour: string,
  opacity = 1,
): string {
  return line(middles.map(([x, y]) => `M${x} ${y}h.1`).join(''), colour, radius * 2, opacity);
}

/** The same on both sides of a face: its left one, `x` from the middle. */
export const pair = (x: number, y: number) =>
  [
    [48 - x, y],
    [48 + x, y],
  ] as const;

/** The whole picture, of 96 × 96. */
export function drawing(content: readonly string[]): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" fill="none" stroke-width="2" stroke-linecap="round">',
    ...content,
    '</svg>',
  ].join('');
}
