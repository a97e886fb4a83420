import { createContext, type ReactNode, type RefObject, use } from 'react';
import type { Booking, BookingCreate } from '../../../../api/contract/types.ts';
import type { BookedWith } from '../../../../domain/boat/host-role.ts';
import type { CancellationPolicy } from '../../../../domain/cancellation/refund.ts';
import type { OfferKind } from '../../../../domain/offer/offer-kind.ts';
import type { HourRange } from '../../../../domain/trip/hours.ts';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';
import type { Quote } from '../quote/quote.ts';
import type { LiveQuote } from '../quote/use-boat-quote.ts';
import type { ServerCheck } from '../quote/use-server-quote.ts';
import type { OwnBookings } from '../submit/use-own-bookings.ts';
import type { FlowStep } from './flow-steps.ts';

/** The boat or tour that is being booked, as every step shows it. */
export interface BookedOffer {
  kind: OfferKind;
  id: number;
  name: string;
  /** `Yat · Göcek`. */
  detail: ReactNode;
  /** What its owner wrote about it in, ISO 639-1, where it is known. */
  language: string | undefined;
  picture: string | null;
  policy: CancellationPolicy;
  /** Whether it was published when its page was opened; nobody books what is not. */
  isPublished: boolean;
  /** Who lets the boat or guides the tour, and so cannot book it. */
  hostId: number;
  hostName: string;
  /** What they are called: the captain of a boat, its owner where guests steer it, the guide of a tour. */
  host: BookedWith;
}

/** When the trip is. */
export interface TripTime {
  days: DateRange;
  hours?: HourRange | null;
  /** When it begins on its day, `HH:mm`, for a tour. */
  startTime?: string | undefined;
}

/** The trip that the address names, with what it costs. */
export interface ChosenTrip {
  /** Null while no days are chosen. */
  time: TripTime | null;
  guests: number;
  /** Whether more people were asked for than there is room for: `guests` are as many as can come along. */
  isForFewer: boolean;
  /** What would be sent, without notes; undefined while days are missing. */
  request: BookingCreate | undefined;
  liveQuote: LiveQuote;
  /** The trip as search parameters, to go on with on the next visit. */
  search: Record<string, string | number> | undefined;
}

/** What differs between boats and tours, and is shown by the step it belongs to. */
export interface BookingParts {
  /** The link back to the page of the boat or tour. */
  backLink: ReactNode;
  dates: ReactNode;
  people: ReactNode;
  /** That more people were asked for than can come along, where that is so. */
  fewerGuests: ReactNode;
  /** Other days or dates that are free. */
  alternatives: ReactNode;
}

/** What belongs to other features and stands in the flow. */
export interface FlowParts {
  /** The deposit of a booking that has been made, a moment ago or before. */
  deposit: (bookingId: number, isJustBooked: boolean) => ReactNode;
  /** Signing in or registering, for who is not signed in yet. */
  signIn: ReactNode;
}

/** Everything the steps of a booking share. */
export interface BookingState {
  userId: number;
  offer: BookedOffer;
  trip: ChosenTrip;
  parts: BookingParts;
  flowParts: FlowParts;
  step: FlowStep;
  goTo: (step: FlowStep) => void;
  /** Whether the person has changed steps, or has signed in here: from then on the heading of a new step takes the focus. */
  hasMoved: boolean;
  /** The heading of the step that is shown. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The live price; at the review, what the service answers. */
  quote: Quote | undefined;
  /** The same, only while every day is free. */
  availableQuote: Quote | undefined;
  check: ServerCheck;
  /** Whether the boat or tour is published no more. */
  isWithdrawn: boolean;
  /** The total that was shown before, in lira, while another one is not agreed to. */
  previousTotal: number | undefined;
  acceptTotal: () => void;
  notes: string;
  setNotes: (notes: string) => void;
  /** The booking that has been made, by its id in the address. */
  bookingId: number | undefined;
  /** What the person has booked already that bears on this trip. */
  own: OwnBookings;
  onBooked: (booking: Pick<Booking, 'id'>) => void;
}

export const BookingContext = createContext<BookingState | null>(null);

/** The booking that the steps are part of; throws outside a BookingFlow. */
export function useBooking(): BookingState {
  const booking = use(BookingContext);
  if (!booking) throw new Error('A step of a booking stands in a BookingFlow.');
  return booking;
}
