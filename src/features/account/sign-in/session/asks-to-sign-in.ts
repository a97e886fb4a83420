import { withoutLocale } from '../../../../i18n/locale-path.ts';

/** Booking a boat or places on a tour. */
const booking = /^\/(?:boats|tours)\/[^/]+\/book\/?$/;

/**
 * Whether the page at a path of this site is one of those who are signed in that opens for others too, and asks them
 * to sign in itself: with what they were about to do beside it.
 */
export function asksToSignIn(path: string): boolean {
  return booking.test(withoutLocale(path));
}
