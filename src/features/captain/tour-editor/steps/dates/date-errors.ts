import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiError } from '../../../../../api/errors/api-error.ts';
import { errorText } from '../../../../../api/errors/messages.ts';
import { mostDates } from '../../../../../domain/tour/repeat/repeat-rule.ts';

const texts: Readonly<Record<string, MessageDescriptor>> = {
  TOUR_DATE_OVERLAP: msg`A new date overlaps another one of the tour. Remove it, then save again.`,
  TOUR_DATE_BOOKED: msg`A date with bookings cannot be removed. It is in the list again.`,
  FEWER_THAN_BOOKED: msg`More guests are booked for a date than it would have seats.`,
  TOO_MANY_TOUR_DATES: msg`A tour has at most ${mostDates} dates.`,
};

/** What a person reads when dates were refused. */
export function dateErrorText(i18n: I18n, error: ApiError): string {
  const text = texts[String(error.code)];
  return text ? i18n._(text) : errorText(i18n, error);
}
