import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newIdempotencyKey } from '../../../../api/pipeline/idempotency-key.ts';
import { instantNow } from '../../../../lib/now.ts';
import { interrupted, type Outgoing } from './outbox.ts';
import { isOutgoing, isOwnSend, resend, sendKey } from './send.ts';

/** Goes on with what was on its way when the app was last left; for the whole page. */
export function useInterruptedMessages(userId: number): void {
  const queries = useQueryClient();
  useEffect(() => {
    for (const message of interrupted(userId)) {
      // On its way still: only the page was left, not the app.
      if (!isOwnSend(queries, message.key)) void resend(queries, message);
    }
  }, [queries, userId]);
}

interface Address {
  conversationId: string;
  recipientId: number;
  /** The booking that is written about; the service goes on with the last one when left out. */
  bookingId: number | undefined;
}

/** How to write in a conversation, and to try again what failed. */
export function useSending(userId: number, { conversationId, recipientId, bookingId }: Address) {
  const queries = useQueryClient();
  return {
    send(text: string) {
      const message: Outgoing = {
        key: newIdempotencyKey(),
        userId,
        conversationId,
        recipientId,
        ...(bookingId !== undefined && { bookingId }),
        text,
        createdAt: instantNow(),
        state: 'sending',
      };
      void resend(queries, message);
    },
    retry: (message: Outgoing) => void resend(queries, message),
  };
}

/** Why a message could not be sent; undefined where that is not known, as after a reload. */
export function useSendFailure(key: string): unknown {
  const failures = useMutationState({
    filters: {
      mutationKey: sendKey,
      predicate: ({ state }) => isOutgoing(state.variables) && state.variables.key === key,
    },
    select: ({ state }) => state.error,
  });
  return failures.at(-1) ?? undefined;
}
