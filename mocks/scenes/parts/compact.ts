/** How many numbers each command of a path takes; arcs are not drawn with. */
const ARITY: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  Q: 4,
  T: 2,
  C: 6,
  S: 4,
  Z: 0,
};
const TOKEN = /[a-z]|-?(?:\d*\.\d+|\d+)/gi;
/** Below this length a tenth of a unit can be seen. */
const FINE = 4;

const rounded = (value: number) =>
  Math.abs(value) < FINE ? Math.round(value * 10) / 10 : Math.round(value);
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Numbers with as little between them as a path allows: `-.5 3.5.2-1`. */
function joined(numbers: readonly number[]): string {
  let text = '';
  let last = '';
  for (const number of numbers) {
    const isSmall = number > -1 && number < 1 && number !== 0;
    const written = isSmall ? String(number).replace('0.', '.') : String(number);
    const runsOn = written.startsWith('-') || (written.startsWith('.') && last.includes('.'));
    text += text === '' || runsOn ? written : ` ${written}`;
    last = written;
  }
  return text;
}

/**
 * The same path in fewer characters: units rounded to what can be seen, each command relative or
 * absolute, whichever is shorter, and its letter left out where it repeats. Throws on an arc.
 */
export function compact(path: string): string {
  const tokens = path.match(TOKEN) ?? [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [out, previous, lastNumbers] = ['', '', ''];
  let at = 0;
  let command = '';
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    if (/[a-z]/i.test(token)) {
      command = token;
      at += 1;
    } else if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
    const upper = command.toUpperCase();
    const arity = ARITY[upper];
    if (arity === undefined) throw new Error(`A path must not have the command ${command}.`);
    const isRelative = command !== upper;
    const offsets: number[] = [];
    for (let index = 0; index < arity; index += 1) {
      const given = Number(tokens[at + index]);
      const across = upper === 'H' || (upper !== 'V' && index % 2 === 0);
      offsets.push(rounded(isRelative ? given : given - (across ? x : y)));
    }
    at += arity;
    if (upper === 'Z') {
      if (previous.toUpperCase() !== 'Z') out += 'z';
      [x, y, previous, lastNumbers] = [startX, startY, 'z', ''];
      continue;
    }
    const across = (index: number) => upper === 'H' || (upper !== 'V' && index % 2 === 0);
    const absolute = offsets.map((offset, index) => tenth(offset + (across(index) ? x : y)));
    const [near, far] = [joined(offsets), joined(absolute)];
    const lower = upper.toLowerCase();
    const saysNear = (previous === lower ? (near.startsWith('-') ? 0 : 1) : 1) + near.length;
    const saysFar = (previous === upper ? (far.startsWith('-') ? 0 : 1) : 1) + far.length;
    const chosen = saysFar < saysNear ? upper : lower;
    const numbers = chosen === upper ? far : near;
    // After a move, numbers alone are lines.
    const isLine = (previous === 'm' && chosen === 'l') || (previous === 'M' && chosen === 'L');
    const repeats = upper !== 'M' && (chosen === previous || isLine);
    const runsOn =
      numbers.startsWith('-') || (numbers.startsWith('.') && /\.\d*$/.test(lastNumbers));
    out += repeats ? (runsOn ? numbers : ` ${numbers}`) : chosen + numbers;
    [previous, lastNumbers] = [chosen, numbers];
    const end = absolute.at(-1) ?? 0;
    if (upper === 'H') x = end;
    else if (upper === 'V') y = end;
    else [x, y] = [absolute.at(-2) ?? 0, end];
    if (upper === 'M') [startX, startY] = [x, y];
  }
  return out;
}
