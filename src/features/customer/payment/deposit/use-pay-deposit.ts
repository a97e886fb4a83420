import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { bookingQuery } from '../../../../api/resources/bookings/queries.ts';
import { openDeposit } from '../../../../api/resources/payments/mutations.ts';
import { paymentCheckQuery } from '../../../../api/resources/payments/queries.ts';
import { useInFlight } from '../../../../api/use-in-flight.ts';
import { rememberPage } from './open-pages.ts';
import { safePaymentUrl } from './payment-url.ts';

/** The page of the provider is not one that people may be sent to: only https addresses are. */
export class UnsafePaymentPage extends Error {
  override readonly name = 'UnsafePaymentPage';
}

/** What is to be paid on a page that is open, when it is not what was shown. */
interface ChangedAmount {
  url: string;
  /** Lira. */
  amount: number;
}

/**
 * Takes the customer of a booking to the payment provider's page. Nobody pays another sum than the
 * one shown: then `changed` tells it, and `go` is the person's word.
 */
export function usePayDeposit(bookingId: number) {
  const queryClient = useQueryClient();
  const [changed, setChanged] = useState<ChangedAmount>();
  const [isLeaving, setLeaving] = useState(false);
  const inFlight = useInFlight();

  // Back from the provider by the browser's own button, the page is as it was left.
  const comeBack = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    inFlight.finish();
    setLeaving(false);
    void queryClient.invalidateQueries({ queryKey: paymentCheckQuery(bookingId).queryKey });
  });
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => comeBack(event);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  function go(url: string) {
    setLeaving(true);
    window.location.assign(url);
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (shown: number) => {
      const { paymentUrl, expiresAt, amount } = await openDeposit(bookingId);
      const url = safePaymentUrl(paymentUrl);
      if (url === undefined) throw new UnsafePaymentPage(paymentUrl);
      return { url, expiresAt, amount, shown };
    },
    onSuccess({ url, expiresAt, amount, shown }) {
      rememberPage(bookingId, expiresAt);
      if (amount === shown) return go(url);
      inFlight.finish();
      setChanged({ url, amount });
    },
    onError(failure) {
      inFlight.finish();
      // It is paid already, at the bank, or over: whatever the page shows is old.
      if (!(failure instanceof ApiError) || failure.status !== 409) return;
      void queryClient.invalidateQueries({ queryKey: paymentCheckQuery(bookingId).queryKey });
      void queryClient.invalidateQueries({ queryKey: bookingQuery(bookingId).queryKey });
    },
  });

  return {
    /** Opens the page for the deposit, of which so many lira were shown. */
    pay: (shown: number) => {
      if (inFlight.start()) mutate(shown);
    },
    isPending: isPending || isLeaving,
    error,
    changed,
    go,
  };
}
