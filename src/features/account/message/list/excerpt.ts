/** How much of a text stands before what was found in it, in characters. */
const before = 40;

interface Excerpt {
  start: string;
  found: string;
  rest: string;
}

// Letter by letter, so that places in the folded text are places in the text itself.
const fold = (text: string) =>
  Array.from(text, (letter) => {
    const lower = letter.toLocaleLowerCase('tr').normalize('NFD').replace(/\p{M}/gu, '');
    return (lower === 'ı' ? 'i' : lower).padEnd(letter.length, ' ').slice(0, letter.length);
  }).join('');

/** A text around what was looked for, letter case and marks aside; only `start` where it is not there. */
export function excerpt(text: string, keyword: string): Excerpt {
  const at = fold(text).indexOf(fold(keyword.trim()));
  if (keyword.trim() === '' || at < 0) return { start: text, found: '', rest: '' };
  const end = at + keyword.trim().length;
  const cut = at > before ? text.lastIndexOf(' ', at - before) + 1 : 0;
  return {
    start: (cut > 0 ? '…' : '') + text.slice(cut, at),
    found: text.slice(at, end),
    rest: text.slice(end),
  };
}
