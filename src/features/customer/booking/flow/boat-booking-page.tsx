import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Boat } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { boatTypeLabels } from '../../../../domain/boat/boat-type-labels.ts';
import { hostRole } from '../../../../domain/boat/host-role.ts';
import { policyOf } from '../../../../domain/cancellation/refund.ts';
import type { TripSearch } from '../../../../domain/trip/trip-search.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { BoatAlternatives } from '../days/boat-alternatives.tsx';
import { draftKey, useResumeDraft } from '../draft/draft.ts';
import { FewerGuests } from '../panel/fewer-guests.tsx';
import { useBoatPanel } from '../panel/use-boat-panel.ts';
import { BoatPeople } from '../trip/boat-people.tsx';
import { boatBooking } from '../trip/trip.ts';
import type { FlowParts } from './booking-context.ts';
import { BookingFlow } from './booking-flow.tsx';
import type { BookingPlace } from './flow-steps.ts';

export interface BookingPageProps<Search> {
  search: Search & BookingPlace;
  /** Goes to another place of the booking; `replace` leaves no way back to this one. */
  onSearch: (patch: Partial<Search & BookingPlace>, how?: { replace: boolean }) => void;
  flowParts: FlowParts;
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
  flowParts,
}: BoatBookingPageProps) {
  const { i18n } = useLingui();
  const userId = useSession()?.id ?? 0;
  const { trip, days, guests, liveQuote, today } = useBoatPanel(boat, search);
  const { id, name, imageUrl: picture, ownerId: hostId, ownerName: hostName } = boat;
  const isEmpty = !search.start && search.booking === undefined;
  useResumeDraft(draftKey(userId, { kind: 'boat', id }), isEmpty, (before) =>
    onSearch({ ...before, step: 'people' }, { replace: true }),
  );
  const isOver = days === null && Boolean(search.start);
  const detail = `${i18n._(boatTypeLabels[boat.type])} · ${boat.location}`;
  return (
    <BookingFlow
      offer={{
        kind: 'boat',
        id,
        name,
        detail,
        language: boat.textLanguage,
        picture,
        policy: policyOf(),
        isPublished: boat.status === 'ACTIVE',
        hostId,
        hostName,
        host: hostRole(boat),
      }}
      trip={{
        time: trip,
        guests,
        isForFewer: (search.guests ?? 0) > boat.capacity,
        request: trip ? boatBooking(id, trip, guests) : undefined,
        liveQuote,
        search: trip ? tripOnly(search) : undefined,
      }}
      parts={{
        backLink: (
          <Link
            to="/boats/$boatId"
            params={{ boatId: String(id) }}
            search={tripOnly(search)}
            className={link}
          >
            <Trans>Back to the boat</Trans>
          </Link>
        ),
        dates: (
          <>
            {isOver && (
              <Notice tone="warning" role="status">
                <Trans>The days you chose are in the past. Choose others in the calendar.</Trans>
              </Notice>
            )}
            {calendar}
          </>
        ),
        fewerGuests: (
          <FewerGuests
            kind="boat"
            asked={search.guests}
            most={boat.capacity}
            onAgree={() => onSearch({ guests: boat.capacity }, { replace: true })}
          />
        ),
        people: <BoatPeople boat={boat} guests={guests} search={search} onTripChange={onSearch} />,
        alternatives: trip && (
          <BoatAlternatives
            boat={boat}
            trip={trip}
            today={today}
            onChoose={onSearch}
            onChooseAll={() => onSearch({ step: 'dates' })}
          />
        ),
      }}
      flowParts={flowParts}
      place={search}
      onPlaceChange={onSearch}
    />
  );
}

/** The trip of an address without the place in its booking; what is not chosen is left out. */
function tripOnly({ start, end, guests, by, from, to, services }: TripSearch) {
  const all = { start, end, guests, by, from, to, services };
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
