import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { withoutLocale } from '../../../../i18n/locale-path.ts';

const ownBooking = /^\/my-bookings\/\d+\/?$/;

/**
 * Why somebody is asked to sign in, by the path that they are led to afterwards; undefined where that page is
 * reason enough.
 */
export function signInReason(path: string | undefined): MessageDescriptor | undefined {
  const { pathname, searchParams } = new URL(path ?? '/', 'https://pruva.example');
  switch (withoutLocale(pathname)) {
    case '/payment/callback':
      return searchParams.has('pay')
        ? msg`Sign in to pay the deposit.`
        : msg`Your payment is being checked; sign in to see it.`;
    case '/messages':
      if (searchParams.has('tour')) return msg`Sign in to write to the guide.`;
      if (searchParams.has('boat')) return msg`Sign in to write to the captain.`;
      return msg`Sign in to read your messages.`;
    case '/notifications':
      return msg`Sign in to see your notifications.`;
    case '/my-bookings':
      return msg`Sign in to see your bookings.`;
    case '/my-reviews':
      return msg`Sign in to see your reviews.`;
    default:
      return ownBooking.test(withoutLocale(pathname))
        ? msg`Sign in to see your booking.`
        : undefined;
  }
}
