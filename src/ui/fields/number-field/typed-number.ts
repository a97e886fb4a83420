/** How a language writes numbers. */
interface NumberSigns {
  readonly decimal: string;
  readonly group: string;
}

/** The decimal and the group sign of a language. */
export function signsOf(language: string): NumberSigns {
  const parts = new Intl.NumberFormat(language).formatToParts(10_000.1);
  const sign = (wanted: 'decimal' | 'group') => parts.find(({ type }) => type === wanted)?.value;
  return { decimal: sign('decimal') ?? '.', group: sign('group') ?? '' };
}

/**
 * How the group signs of a text came into it: `typed` by a person, who may mean a decimal sign; typed into a
 * field for a `small` number, which never has groups; or with the number that was `shown`.
 */
export type GroupSigns = 'typed' | 'small' | 'shown';

const figure = /[\d.,][\d.,\s]*/;

/**
 * A number in the signs of a language, its groups left out. Phones and pages from elsewhere give the other language's
 * decimal sign: the last group sign that was typed is one unless exactly three digits follow. Anything that is not
 * of the number, a currency or a unit, stays.
 */
export function withoutGroups(text: string, signs: NumberSigns, origin: GroupSigns): string {
  return text.replace(figure, (number) => {
    const end = origin === 'shown' ? -1 : decimalAt(number, signs, origin);
    if (end === -1) return number.replaceAll(signs.group, '');
    const { decimal, group } = signs;
    const whole = number.slice(0, end).replaceAll(group, '').replaceAll(decimal, '');
    return `${whole}${decimal}${number.slice(end + 1)}`;
  });
}

/** Where a group sign stands for the decimal sign; -1 where none does. */
function decimalAt(number: string, { decimal, group }: NumberSigns, origin: GroupSigns): number {
  const last = number.lastIndexOf(group);
  const before = number.indexOf(decimal);
  // After the decimal sign there are no groups: written as the other language writes it.
  if (before !== -1) return last > before ? last : -1;
  return origin === 'typed' && /^\d{3}(?!\d)/.test(number.slice(last + 1)) ? -1 : last;
}

/** The number of a text without groups; NaN where it is none. */
export function numberOf(text: string, { decimal }: NumberSigns): number {
  const number = figure.exec(text)?.[0].trim().replace(decimal, '.');
  if (!number) return Number.NaN;
  return Number(number) * (/^[^\d]*[-−]/.test(text) ? -1 : 1);
}

/** Whether an edit of a text brought a sign in. */
export function hasTyped(sign: string, before: string, after: string): boolean {
  let start = 0;
  while (start < after.length && after[start] === before[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length);
  while (end < shorter - start && after.at(-1 - end) === before.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end).includes(sign);
}
