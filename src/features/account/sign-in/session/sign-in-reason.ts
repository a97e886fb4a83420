import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { withoutLocale } from '../../../../i18n/locale-path.ts';

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
      return searchParams.has('boat') ? msg`Sign in to write to the captain.` : undefined;
    default:
      return undefined;
  }
}
