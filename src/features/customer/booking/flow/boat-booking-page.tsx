import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Boat } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import type { TripSearch } from '../../../../domain/trip/trip-search.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { BoatAlternatives } from '../days/boat-alternatives.tsx';
import { draftSearch } from '../draft/draft-search.ts';
import { useBoatPanel } from '../panel/use-boat-panel.ts';
import { BoatPeople } from '../trip/boat-people.tsx';
import { boatBooking } from '../trip/trip.ts';
import { GuestsText, TripText, WhenText } from '../trip/trip-text.tsx';
import { BookingFlow, type DepositParts } from './booking-flow.tsx';
import { type BookingPlace, type FlowStep, openStep } from './flow-steps.ts';

export interface BookingPageProps<Search> {
  search: Search & BookingPlace;
  /** Goes to another place of the booking; `replace` leaves no way back to this one. */
  onSearch: (patch: Partial<Search & BookingPlace>, how?: { replace: boolean }) => void;
  deposit: DepositParts;
}

interface BoatBookingPageProps extends BookingPageProps<TripSearch> {
  boat: Boat;
  /** The calendar of the boat, which changes the days of the address. */
  calendar: ReactNode;
}

/** Booking a boat, from its days to its deposit. */
export function BoatBookingPage({
  boat,
  search,
  onSearch,
  calendar,
  deposit,
}: BoatBookingPageProps) {
  const { i18n } = useLingui();
  const userId = useSession()?.id ?? 0;
  const { trip, guests, known, today } = useBoatPanel(boat, search);
  const wanted = trip ? boatBooking(boat.id, trip, guests) : undefined;
  const step = openStep(search, trip !== null);
  const of = `boat ${boat.id}`;

  // Opened without days, it goes on where it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (trip || search.booking !== undefined) return;
    const before = draftSearch(`${userId} ${of}`);
    if (before) onSearch({ ...before, step: 'people' }, { replace: true });
  }, []);

  function goTo(next: FlowStep) {
    onSearch({ step: next });
  }

  return (
    <BookingFlow
      offer={{
        name: boat.name,
        detail: `${i18n._(boatTypeLabels[boat.type])} · ${boat.location}`,
        picture: boat.imageUrl,
        policy: 'flexible',
      }}
      of={of}
      kind="boat"
      hostId={boat.ownerId}
      above={
        <p>
          <Link
            to="/boats/$boatId"
            params={{ boatId: String(boat.id) }}
            search={tripOnly(search)}
            className={link}
          >
            <Trans>Back to the boat</Trans>
          </Link>
        </p>
      }
      step={step}
      onStep={goTo}
      bookingId={search.booking}
      onBooked={({ id }) => onSearch({ step: 'deposit', booking: id }, { replace: true })}
      wanted={wanted}
      known={known}
      tripText={trip && <TripText days={trip.days} hours={trip.hours} guests={guests} />}
      when={trip && <WhenText days={trip.days} hours={trip.hours} />}
      who={<GuestsText guests={guests} />}
      start={trip && { date: trip.days.start, time: trip.hours?.startTime }}
      search={trip ? tripOnly(search) : undefined}
      dates={calendar}
      people={<BoatPeople boat={boat} guests={guests} search={search} onTripChange={onSearch} />}
      alternatives={
        trip && (
          <BoatAlternatives
            boat={boat}
            trip={trip}
            today={today}
            onChoose={(patch) => onSearch(patch)}
            onChooseAll={() => goTo('dates')}
          />
        )
      }
      deposit={deposit}
    />
  );
}

/** The trip of an address without the place in its booking; what is not chosen is left out. */
function tripOnly({ start, end, guests, from, to, services }: TripSearch) {
  const all = { start, end, guests, from, to, services };
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
