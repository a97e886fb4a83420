import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { FieldError } from '../../../api/errors/api-error.ts';
import { partNames } from './part-names.ts';

/** What people call the part that was refused; undefined where only the contract has a name for it. */
function nameOf(field: string): string | undefined {
  if (field === 'body') return t`The details entered`;
  const name = field
    .split('.')
    .map((step) => partNames.get(step))
    .findLast((known) => known !== undefined);
  return name && i18n._(name);
}

/** Whether a message goes on from the name before it instead of standing by itself: "must not be empty". */
const isBare = (message: string) => /^\p{Ll}/u.test(message);

function sentenceOf({ field, message }: FieldError): string {
  if (field === 'body' && !isBare(message)) return message;
  const name = nameOf(field);
  if (name) return `${name}: ${message}`;
  return isBare(message) ? t`Some of the details were not accepted.` : message;
}

/** What was refused, each once and with the name of its part, for where no field can say it. */
export function refusalSentences(refusals: readonly FieldError[]): string[] {
  return [...new Set(refusals.map(sentenceOf))];
}
