import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { errorText } from '../../../../api/errors/messages.ts';

const noBooking = msg`You can write to each other once you share a booking.`;

/** Why a message was not sent, beyond that it was not; empty where nobody knows. */
export function sendFailureText(i18n: I18n, error: unknown): string {
  if (error == null) return '';
  const isAboutRecipient =
    error instanceof ApiError &&
    error.status === 422 &&
    error.fields.some(({ field }) => field === 'body.recipientId');
  return isAboutRecipient ? i18n._(noBooking) : errorText(i18n, error);
}
