import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { systemClock } from '../../../../api/clock.ts';
import type { BookingDecision } from '../../../../api/contract/types.ts';
import { ApiError } from '../../../../api/errors/api-error.ts';
import {
  cancelHostedBooking,
  confirmBooking,
} from '../../../../api/resources/bookings/host-mutations.ts';
import { bookingsKey } from '../../../../api/resources/bookings/queries.ts';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { MANUAL_RETRIES, retryDelay } from './decision-rules.ts';

/** What has been decided, ready to be sent. */
type SentDecision =
  | { choice: Extract<BookingDecision, 'CONFIRMED'> }
  | { choice: Extract<BookingDecision, 'CANCELLED'>; reason: string };

/** Where a decision stands on its way. `tries` counts the retries made by hand. */
type DecisionState =
  | { step: 'entering' }
  | { step: 'saving' }
  | { step: 'retrying'; tries: number }
  | { step: 'failed'; error: unknown; tries: number; decision: SentDecision }
  | { step: 'saved'; choice: BookingDecision };

/**
 * Sends a decision about a booking, and the same one again by hand where the failure may pass: at most
 * three times, each after a longer wait. The same contents have the same idempotency key. `onStored` is called
 * once it is stored, though the dialog may have gone by then.
 */
export function useDecision(bookingId: number, onStored: () => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<DecisionState>({ step: 'entering' });
  const [keyed] = useState(createKeyedCalls);
  const left = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  async function attempt(decision: SentDecision, tries: number) {
    try {
      await keyed(decision, (idempotencyKey) =>
        decision.choice === 'CONFIRMED'
          ? confirmBooking(bookingId, idempotencyKey)
          : cancelHostedBooking(bookingId, decision.reason, idempotencyKey),
      );
    } catch (error) {
      setState({ step: 'failed', error, tries, decision });
      // What is shown of it no longer holds.
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) refresh();
      // A bug has to reach whoever watches over the app, not the person alone.
      if (!(error instanceof ApiError)) throw error;
      return;
    }
    onStored();
    setState({ step: 'saved', choice: decision.choice });
    refresh();
  }

  function refresh() {
    void queryClient.invalidateQueries({ queryKey: bookingsKey });
  }

  async function retry() {
    if (state.step !== 'failed' || state.tries >= MANUAL_RETRIES) return;
    const tries = state.tries + 1;
    setState({ step: 'retrying', tries });
    const { signal } = left.current ?? new AbortController();
    await systemClock.sleep(retryDelay(tries), signal);
    if (!signal.aborted) await attempt(state.decision, tries);
  }

  return {
    state,
    isBusy: state.step === 'saving' || state.step === 'retrying',
    send: (decision: SentDecision) => {
      setState({ step: 'saving' });
      void attempt(decision, 0);
    },
    retry: () => void retry(),
  };
}
