import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { SwitchAccount } from '../../features/account/sign-in/session/switch-account.tsx';
import { CallbackPage } from '../../features/customer/payment/outcome/callback-page.tsx';
import { lenient } from '../../lib/lenient.ts';
import { countParam } from '../../lib/search-params.ts';
import { privateHead } from '../-head/page-head.ts';

const searchSchema = v.object({
  /** What the provider was paid for; anything but an id counts as not named. */
  bookingId: countParam,
  /** Somebody comes to pay, and not from the provider. */
  pay: lenient(v.literal(true)),
});

export const Route = createFileRoute('/_signed-in/payment/callback')({
  staticData: { isFocused: true },
  validateSearch: searchSchema,
  head: () => privateHead(t`Your payment`),
  component: CallbackRoute,
});

function CallbackRoute() {
  const { bookingId, pay = false } = Route.useSearch();
  return <CallbackPage bookingId={bookingId} isPaying={pay} switchAccount={<SwitchAccount />} />;
}
