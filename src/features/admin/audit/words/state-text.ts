import type { I18n } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import type { AuditEntry } from '../../../../api/contract/types.ts';
import { formatMoney, formatNumber } from '../../../../i18n/format.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { paymentTypeWords, stateWords } from './state-words.ts';

/** How an amount or a number of records is written: `DEPOSIT 5000`, `bookings: 3`. */
const payment = /^(DEPOSIT|BALANCE|FULL) (\d+(?:\.\d+)?)$/;
const tally = /^[a-z]+: (\d+)$/;

/**
 * What an act changed, from `before` or `after` of its entry, in words: a status by its name, an amount in
 * lira, a rating by the rules of the language. What is not known stands as it was written.
 */
export function stateText(
  i18n: I18n,
  locale: Locale,
  { act, recordType }: Pick<AuditEntry, 'act' | 'recordType'>,
  state: string,
): string {
  const ofKind = Object.hasOwn(stateWords, recordType) ? stateWords[recordType] : undefined;
  const words = ofKind && Object.hasOwn(ofKind, state) ? ofKind[state] : undefined;
  if (words) return i18n._(words);
  const [, type, amount] = payment.exec(state) ?? [];
  if (type && amount) {
    const covered = paymentTypeWords[type as keyof typeof paymentTypeWords]; // one of the three above
    return `${i18n._(covered)}, ${formatMoney(locale, Number(amount))}`;
  }
  const [, count] = tally.exec(state) ?? [];
  if (count) return plural(Number(count), { one: '# record', other: '# records' });
  return act === 'RATING_SET' && Number.isFinite(Number(state))
    ? formatNumber(locale, Number(state))
    : state;
}
