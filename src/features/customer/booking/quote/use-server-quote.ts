import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { BookingCreate } from '../../../../api/contract/types.ts';
import { bookingQuoteQuery } from '../../../../api/resources/bookings/quote-queries.ts';
import { refusedFields } from '../submit/refused-fields.ts';
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
  const isRefused = refusedFields(check.error).length > 0;
  const serverQuote = isReviewed && !isRefused ? check.data : undefined;
  const differs =
    serverQuote !== undefined && live !== undefined && serverQuote.totalPrice !== live.totalPrice;

  const isTaken = isRefused || serverQuote?.isAvailable === false;
  const isNews = isTaken && live?.unavailable.length === 0;

  // The calendar told another price, or that all of it is free: it is requested again, so that the lines add up
  // and nothing is offered instead that is taken as well.
  const onAnswer = useEffectEvent((_dataAt: number, _errorAt: number) => {
    if (differs || isNews) retry();
  });
  useEffect(
    () => onAnswer(check.dataUpdatedAt, check.errorUpdatedAt),
    [check.dataUpdatedAt, check.errorUpdatedAt],
  );

  const quote: Quote | undefined = serverQuote
    ? {
        base: [],
        services: [],
        ...live,
        totalPrice: serverQuote.totalPrice,
        depositAmount: serverQuote.depositAmount,
        balance: toKurus(serverQuote.totalPrice - serverQuote.depositAmount),
        isInstant: serverQuote.isInstantConfirmation,
        // The service knows of no usual hour, and so of no day that has begun.
        unavailable: serverQuote.isAvailable
          ? (live?.departed && live.unavailable) || []
          : serverQuote.unavailableDates,
      }
    : live;
  return { quote, check };
}

export type ServerCheck = ReturnType<typeof useServerQuote>['check'];
