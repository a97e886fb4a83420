import { useRef, useState } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { isMissing } from '../../../../api/errors/is-missing.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { draftKey, useDraft } from '../draft/draft.ts';
import { forgetDraft } from '../draft/storage.ts';
import { useServerQuote } from '../quote/use-server-quote.ts';
import { useShownPrice } from '../quote/use-shown-price.ts';
import { useOwnBookings } from '../submit/use-own-bookings.ts';
import { useWithdrawn } from '../submit/use-withdrawn.ts';
import type {
  BookedOffer,
  BookingParts,
  BookingState,
  ChosenTrip,
  FlowParts,
} from './booking-context.ts';
import { type BookingPlace, type FlowStep, openStep } from './flow-steps.ts';

export interface BookingFlowProps {
  offer: BookedOffer;
  trip: ChosenTrip;
  parts: BookingParts;
  flowParts: FlowParts;
  /** The step, and the booking once it is made, in the address. */
  place: BookingPlace;
  /** Goes to another place; `replace` leaves no way back to this one. */
  onPlaceChange: (place: BookingPlace, how?: { replace: boolean }) => void;
}

/** Brings together what the steps of a booking share: quote, draft, and what was booked before. */
export function useBookingState(props: BookingFlowProps): BookingState {
  const { offer, trip, parts, flowParts, place, onPlaceChange } = props;
  const { request, liveQuote } = trip;
  const user = useSession();
  const userId = user?.id ?? 0;
  const step = openStep(place, trip.time !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const view = user ? step : 'sign-in';
  const [firstView] = useState(view);
  const [hasMoved, setMoved] = useState(false);
  if (view !== firstView && !hasMoved) setMoved(true);
  const key = draftKey(userId, offer);
  const { notes, setNotes } = useDraft(
    key,
    user && place.booking === undefined ? trip.search : undefined,
  );
  const { quote, check } = useServerQuote(
    request,
    liveQuote,
    // The service tells nobody but those who can book.
    user !== null && step === 'review',
  );
  const isRefused = isMissing(check.error) || check.data?.isAvailable === false;
  const isWithdrawn = useWithdrawn(offer, isRefused);
  const { before: previousTotal, agree: acceptTotal } = useShownPrice(request, quote?.totalPrice);
  const own = useOwnBookings(userId, user && step !== 'deposit' ? request : undefined);
  return {
    userId,
    offer,
    trip,
    parts,
    flowParts,
    step,
    goTo: (next: FlowStep) => onPlaceChange({ step: next }),
    hasMoved,
    heading,
    quote,
    availableQuote: quote?.unavailable.length === 0 ? quote : undefined,
    check,
    isWithdrawn,
    previousTotal,
    acceptTotal,
    notes,
    setNotes,
    bookingId: place.booking,
    own,
    onBooked({ id }: Pick<Booking, 'id'>) {
      forgetDraft(key);
      onPlaceChange({ step: 'deposit', booking: id }, { replace: true });
    },
  };
}
