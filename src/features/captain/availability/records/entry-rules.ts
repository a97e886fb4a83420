import { msg } from '@lingui/core/macro';
import {
  availabilityBatchChangeLimits,
  createAvailabilityPeriodOperation,
} from '../../../../api/contract/contract.ts';
import type { FieldErrors, FieldErrorText } from '../../../../forms/field-error.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';

/** What is said of a day or of each day of a period. */
interface EntryTerms {
  status: 'open' | 'closed';
  isInstant: boolean;
  /** Lira; null for the regular price. */
  price: number | null;
}

/** Days to be entered; days are `YYYY-MM-DD`, `''` while none is given. */
export interface PeriodValues extends EntryTerms {
  kind: 'period' | 'day';
  start: string;
  end: string;
}

/** One entry as it is edited. */
export interface EntryValues extends EntryTerms {
  date: string;
}

/** Most days of a period, both ends counted. */
export const mostDays: number = createAvailabilityPeriodOperation.maxDays;

const { minimum, maximum } = availabilityBatchChangeLimits.priceOverride;

function priceError(price: number | null): FieldErrorText | undefined {
  const isValid = price === null || (price >= minimum && price <= maximum);
  return isValid ? undefined : msg`Enter a valid price`;
}

function startError(start: string, today: string): FieldErrorText | undefined {
  if (start === '') return msg`A start date must be chosen`;
  return start < today ? msg`The start date cannot be before today` : undefined;
}

function endError({ kind, start, end }: PeriodValues): FieldErrorText | undefined {
  if (kind === 'day') return undefined;
  if (end === '') return msg`An end date must be chosen`;
  if (start === '') return undefined;
  if (end <= start) return msg`The end date must be after the start date`;
  return dayCount(start, end) > mostDays ? msg`A period has at most ${mostDays} days.` : undefined;
}

/** What is wrong with days to be entered; `today` is `YYYY-MM-DD` in Europe/Istanbul. */
export function periodErrors(values: PeriodValues, today: string): FieldErrors<PeriodValues> {
  return present({
    start: startError(values.start, today),
    end: endError(values),
    price: priceError(values.price),
  });
}

/** What is wrong with an entry that is edited. */
export function entryErrors({ date, price }: EntryValues, today: string): FieldErrors<EntryValues> {
  const dateError =
    date === ''
      ? msg`A date must be chosen`
      : date < today
        ? msg`The date cannot be in the past.`
        : undefined;
  return present({ date: dateError, price: priceError(price) });
}

function present<Name extends string>(
  errors: Record<Name, FieldErrorText | undefined>,
): Partial<Record<Name, FieldErrorText>> {
  const found = Object.entries(errors).filter(([, error]) => error !== undefined);
  // Object.fromEntries forgets the key type; the keys are those of `errors`.
  return Object.fromEntries(found) as Partial<Record<Name, FieldErrorText>>;
}

/** The end of a period after its start has changed: one that no longer lies behind it is cleared. */
export function endAfter(start: string, end: string): string {
  return start !== '' && end <= start ? '' : end;
}

/** How many days a period enters, both ends counted; undefined while it is none. */
export function periodLength({ kind, start, end }: PeriodValues): number | undefined {
  if (start === '') return undefined;
  if (kind === 'day') return 1;
  return end > start ? dayCount(start, end) : undefined;
}
