import { expect, test } from 'vitest';
import { signInReason } from './sign-in-reason.ts';

test.each([
  ['/payment/callback?bookingId=4', 'Your payment is being checked; sign in to see it.'],
  ['/en/payment/callback?bookingId=4', 'Your payment is being checked; sign in to see it.'],
  ['/payment/callback?bookingId=4&pay=true', 'Sign in to pay the deposit.'],
  ['/messages?to=2&boat=1', 'Sign in to write to the captain.'],
  ['/messages?to=2&tour=1#end', 'Sign in to write to the guide.'],
  ['/messages', 'Sign in to read your messages.'],
  ['/notifications', 'Sign in to see your notifications.'],
  ['/my-bookings?tab=past', 'Sign in to see your bookings.'],
  ['/en/my-bookings/1', 'Sign in to see your booking.'],
  ['/my-reviews?booking=1', 'Sign in to see your reviews.'],
])('whoever is led to %s reads why', (path, reason) => {
  expect(signInReason(path)?.message).toBe(reason);
});

test.each([undefined, '/', '/my-profile'])('%s needs no reason', (path) => {
  expect(signInReason(path)).toBeUndefined();
});
