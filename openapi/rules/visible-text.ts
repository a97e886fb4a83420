/**
 * One character that can be seen: no blank of any alphabet, no control character, nothing that joins or fills
 * without a mark of its own. Written in ASCII, `\uXXXX` as ECMA-262 has it: what repeats an expression in a
 * header, stock Prism for one, cannot send other letters. Above U+FFFF there is none, because an expression
 * without the flag `u` reads halves there.
 */
export const VISIBLE =
  '[^\\s\\x00-\\x20\\x7f-\\xa0\\xad\\u034F\\u061C\\u115F-\\u1160\\u1680\\u17B4-\\u17B5\\u180B-\\u180F\\u2000-\\u200F\\u202A-\\u202F\\u205F-\\u206F\\u2800\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB]';

/** Characters that show nothing, one or two of each kind; none of them makes a text. */
export const INVISIBLE = [
  ...[' ', '\t', '\n', '\u00a0', '\u0085', '\u2003', '\u2028', '\u3000'],
  ...['\u0000', '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u180e'],
  ...['\u200b', '\u200c', '\u200d', '\u202e', '\u2060', '\u2800', '\u3164', '\ufe0f'],
  ...['\ufeff', '\uffa0', '\ufff9'],
];
