import escapeHtml from 'escape-html';

/** Text that already is HTML or XML. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Value = string | number | Markup | undefined | readonly Value[];

/**
 * A template whose values are escaped for HTML and XML, in text and in quoted attributes. Markup goes
 * in as it is, a list one after the other, undefined as nothing. What a service answers may hold
 * anything: characters that no XML may hold are shown as U+FFFD.
 */
export function markup(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(strings.map((text, index) => text + render(values[index])).join(''));
}

function render(value: Value): string {
  if (value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(render).join('');
  return escaped(String(value));
}

// What XML 1.0 allows besides surrogate pairs, which toWellFormed() has put right.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return escapeHtml(text.toWellFormed().replace(FORBIDDEN, '\ufffd'));
}
