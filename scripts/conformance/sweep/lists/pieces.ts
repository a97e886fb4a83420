import { decomposed } from '../../../../openapi/model/text.ts';

/** How many letters of a text are looked for. */
const LENGTH = 5;

/** The longest word of a text, and of it the beginning. */
export const pieceOf = (text: string): string =>
  letters(longestWord(text)).slice(0, LENGTH).join('');

/** Characters as people count them, marks and all. */
const letters = (text: string) =>
  [...new Intl.Segmenter('tr').segment(text)].map(({ segment }) => segment);

/** That of several words which stands first, where they are as long. */
function longestWord(text: string): string {
  const [word = ''] = text.split(' ').sort((a, b) => b.length - a.length);
  return word;
}

/** Letters that a table of the Turkish ones knows, with and without marks. */
const TURKISH = /[a-zçğıİöşüâîû]/iu;

const isForeign = (letter: string) => !TURKISH.test(letter) && decomposed(letter) !== letter;

/** The piece of a text that begins with a marked letter which Turkish does not have, or a little before; undefined without one. */
export function foreignPiece(text: string): string | undefined {
  const word = text
    .split(' ')
    .map(letters)
    .find((one) => one.some(isForeign));
  const at = word?.findIndex(isForeign) ?? 0;
  return word?.slice(Math.max(0, at - 2), at + LENGTH - 2).join('');
}

/** What a text would be found by if `_`, `%`, `*` or `.` stood for something else than itself. */
export function withWildcards(piece: string): string[] {
  const [first = '', second, ...rest] = letters(piece);
  if (second === undefined || rest.length === 0) return [];
  const [after, last] = [rest.join(''), rest.at(-1) ?? ''];
  return [`${first}_${after}`, `${first}%${last}`, `${first}*${last}`, `${first}.${after}`];
}

/** A piece of a text that as few of several texts as possible have: it tells its record from most. */
export function tellingPiece(text: string, texts: readonly string[]): string {
  const all = letters(longestWord(text));
  const windows = all.map((_letter, index) => all.slice(index, index + LENGTH));
  const pieces = windows.filter(({ length }) => length === LENGTH).map((piece) => piece.join(''));
  const holders = (piece: string) => texts.filter((other) => other.includes(piece)).length;
  const [best = pieceOf(text)] = pieces.toSorted((a, b) => holders(a) - holders(b));
  return best;
}
