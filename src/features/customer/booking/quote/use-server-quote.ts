import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { BookingCreate } from '../../../../api/contract/types.ts';
import { bookingQuoteQuery } from '../../../../api/resources/bookings/quote-queries.ts';
import { type Quote, toKurus } from './quote.ts';
import type { LiveQuote } from './use-boat-quote.ts';

/**
 * The price of a booking: the live one, and while it is reviewed the service's own word on days, price
 * and confirmation. `check` is that question.
 */
export function useServerQuote(
  request: BookingCreate | undefined,
  { quote: live, retry }: LiveQuote,
  isReviewed: boolean,
) {
  const check = useQuery(bookingQuoteQuery(isReviewed ? request : undefined));
  const said = isReviewed ? check.data : undefined;
  const differs = said !== undefined && live !== undefined && said.totalPrice !== live.totalPrice;

  // The days have other prices than the calendar told: it is asked anew, so that the lines add up.
  const onAnswer = useEffectEvent((_updatedAt: number) => {
    if (differs) retry();
  });
  useEffect(() => onAnswer(check.dataUpdatedAt), [check.dataUpdatedAt]);

  const quote: Quote | undefined = said
    ? {
        base: [],
        services: [],
        ...live,
        totalPrice: said.totalPrice,
        depositAmount: said.depositAmount,
        balance: toKurus(said.totalPrice - said.depositAmount),
        isInstant: said.isInstantConfirmation,
        unavailable: said.isAvailable ? [] : said.unavailableDates,
      }
    : live;
  return { quote, check };
}

export type ServerCheck = ReturnType<typeof useServerQuote>['check'];
