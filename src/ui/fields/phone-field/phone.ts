const country = '+90';
/** Digits of a Turkish number after +90. */
const nationalLength = 10;
/** Digits of any number in the world, with those of its country (E.164). */
const longest = 15;

/**
 * What typed or pasted text means as a number: `+90…` for a Turkish one however it was begun (`0532`,
 * `532`, `+90 532`, `0090 532`), `+…` for one of another country, which is left as it is. A number
 * that is not complete yet is just as far as it was typed. `0` and `+` alone stay, for they begin one.
 */
export function toPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.startsWith('00')) return international(digits.slice(2));
  if (text.trimStart().startsWith('+')) return international(digits);
  if (digits === '' || digits === '0') return digits;
  // Pasted with the country but without its plus.
  if (digits.startsWith('90') && digits.length > nationalLength) return international(digits);
  return turkish(digits);
}

function turkish(national: string): string {
  return `${country}${national.replace(/^0+/, '').slice(0, nationalLength)}`;
}

function international(digits: string): string {
  return digits.startsWith('90') ? turkish(digits.slice(2)) : `+${digits.slice(0, longest)}`;
}

/** A number as people read it: `+90 532 111 22 33`. One of another country has no spaces. */
export function formatPhone(phone: string): string {
  if (!phone.startsWith(country)) return phone;
  const national = phone.slice(country.length);
  const groups = [
    country,
    national.slice(0, 3),
    national.slice(3, 6),
    national.slice(6, 8),
    national.slice(8),
  ];
  return groups.filter(Boolean).join(' ');
}

/** What stands in the input, and where its caret is. */
interface Edited {
  phone: string;
  caret: number;
}

interface Typing {
  /** The number before. */
  before: string;
  /** What the browser made of the input's text, and where it put the caret. */
  text: string;
  caret: number;
  /** Deletes what follows the caret, as the Delete key does. */
  forward?: boolean;
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** The first place in `text` that has `count` digits after it. */
function placeBefore(text: string, count: number): number {
  let place = text.length;
  for (let left = count; left > 0 && place > 0; ) {
    place -= 1;
    if (/\d/.test(text.charAt(place))) left -= 1;
  }
  while (count > 0 && text.charAt(place - 1) === ' ') place -= 1;
  return place;
}

/**
 * The number after somebody typed, and the caret where a hand expects it: as many digits follow it as
 * before the text was rewritten. Deleting a space deletes the digit beyond it.
 */
export function typedPhone({ before, text, caret, forward = false }: Typing): Edited {
  const shown = formatPhone(before);
  const after = digitsIn(text.slice(caret));
  const deletedSpace = text.length === shown.length - 1 && digitsIn(text) === digitsIn(shown);
  if (deletedSpace && text !== shown) {
    const rest = forward
      ? text.slice(0, caret) + text.slice(caret).replace(/\d/, '')
      : text.slice(0, caret).replace(/\d(?=\D*$)/, '') + text.slice(caret);
    return placed(toPhone(rest), forward ? after - 1 : after);
  }
  const phone = toPhone(text);
  // A digit too many would push the last one out unseen.
  const full = before.startsWith(country) && before.length === country.length + nationalLength;
  if (full && phone.startsWith(country) && digitsIn(text) === digitsIn(shown) + 1) {
    return placed(before, after);
  }
  // Nothing is left but the country that this field had written itself.
  if (phone === country && before.length > country.length) return { phone: '', caret: 0 };
  return placed(phone, after);
}

function placed(phone: string, after: number): Edited {
  return { phone, caret: placeBefore(formatPhone(phone), after) };
}
