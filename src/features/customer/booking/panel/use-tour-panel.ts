import { useState } from 'react';
import type { Tour } from '../../../../api/contract/types.ts';
import { mostGuests } from '../../../../domain/tour/seats.ts';
import { tourHeadline } from '../../../../domain/tour/tour-headline.ts';
import type { TourSearch } from '../../../../domain/tour/tour-search.ts';
import { useTourDates } from '../../../../domain/tour/use-tour-dates.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { tourQuote } from '../quote/quote.ts';
import type { LiveQuote } from '../quote/use-boat-quote.ts';
import { guestsOf, tourBooking } from '../trip/trip.ts';

/** What an address asks of a tour, and what that costs now. */
export function useTourPanel(tour: Tour, search: TourSearch) {
  const [today] = useState(() => calendarDay());
  const { choices, isPending, error, retry, refresh } = useTourDates(tour, today);
  const choice = choices.find(({ date }) => date.id === search.date);
  const most = choice ? mostGuests(choice.date) : tour.capacity;
  const guests = guestsOf(search, most);
  const quote =
    choice && !isPending && !error
      ? tourQuote(tour, choice.days.start, guests, choice.isBookable ? choice.day : undefined)
      : undefined;
  const liveQuote: LiveQuote = {
    quote,
    isPending: choice !== undefined && isPending,
    error: choice ? error : null,
    retry: error ? retry : refresh,
  };
  const request = choice && tourBooking(tour, choice.date, guests);
  const headline = choice?.day
    ? { lira: choice.day.price, isLowest: false }
    : tourHeadline(tour, choice ? [] : choices);
  return { choices, choice, most, guests, headline, liveQuote, request, isPending, error, retry };
}
