import { useLingui } from '@lingui/react';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking } from '../../../api/contract/types.ts';
import { textLines } from '../../../lib/text-lines.ts';
import { boatTypeLabels } from '../../boat/boat-type-labels.ts';
import { WrittenIn } from '../../text-language/written-in.tsx';
import { bookingCode } from '../booking-code.ts';
import { BookingPicture, useBookedOffer } from '../booking-picture.tsx';
import { isOpen } from '../booking-state.ts';
import { HostPhone } from '../meeting.tsx';
import { TicketSky } from './sky/ticket-sky.tsx';
import * as styles from './ticket.css.ts';
import { TicketFact } from './ticket-fact.tsx';
import { TicketHost } from './ticket-host.tsx';
import { TicketMoney } from './ticket-money.tsx';
import { TicketWhen } from './ticket-when.tsx';
import { useTicketName } from './use-ticket-name.ts';
import { TicketPlace } from './way/ticket-place.tsx';
import { TicketRoute } from './way/ticket-route.tsx';

interface TicketProps {
  booking: Booking;
  /** The name of what is booked where the ticket alone says it: a heading with the way to its page. */
  name?: ReactNode;
  /** The deposit has just been paid: the sun comes up on it, once. */
  rises?: boolean;
}

/**
 * What somebody takes on board, on the screen and on paper: what is booked, when and where it begins, whom to call,
 * what is paid, and a code to say on the telephone. As wide as its place; it takes the shape that fits there.
 */
export function Ticket({ booking, name, rises = false }: TicketProps) {
  const { i18n } = useLingui();
  const { boat, tour, language } = useBookedOffer(booking);
  const { id, boatName, boatType, tourName, boatLocation, meetingPoint } = booking;
  const code = bookingCode(id);
  const place = boatLocation ?? tour?.location;
  const point = boat ?? tour;
  const stops = tour ? textLines(tour.routeDescription) : [];
  const type = boatType === null ? undefined : i18n._(boatTypeLabels[boatType]);
  const ticketName = useTicketName(booking);
  return (
    <section className={styles.root} aria-label={`${ticketName} ${code}`}>
      <div className={styles.ticket}>
        <div className={styles.body}>
          <TicketSky booking={booking} rises={rises} />
          <div className={styles.picture}>
            <BookingPicture booking={booking} />
          </div>
          <div className={styles.way}>
            {stops.length > 1 ? (
              <TicketRoute stops={stops} language={language} />
            ) : (
              place && (
                <TicketPlace
                  place={place}
                  latitude={point?.latitude ?? null}
                  longitude={point?.longitude ?? null}
                />
              )
            )}
          </div>
          <div className={styles.facts}>
            <div className={styles.title}>
              <p className={styles.kind}>{[type, place].filter(Boolean).join(' · ')}</p>
              {name ?? <p className={styles.name}>{boatName ?? tourName}</p>}
            </div>
            <dl className={styles.lines}>
              <TicketWhen booking={booking} boat={boat} />
              {meetingPoint !== null && (
                <TicketFact label={<Trans>Meeting point</Trans>} wide>
                  <span lang={language}>{meetingPoint}</span>
                  {/* Where a boat waits is a name, and the same in every language. */}
                  {booking.kind === 'TOUR' && <WrittenIn language={language} />}
                </TicketFact>
              )}
              <TicketHost booking={booking} />
              {(isOpen(booking) || booking.hostPhone !== null) && (
                <TicketFact label={<Trans>Telephone</Trans>} wide>
                  <HostPhone booking={booking} />
                </TicketFact>
              )}
              <Extras booking={booking} language={language} />
            </dl>
          </div>
        </div>
        <div className={styles.stub}>
          <dl className={styles.stubLines}>
            <TicketFact label={<Trans>Booking code</Trans>}>
              <span className={styles.code}>{code}</span>
            </TicketFact>
            <TicketFact label={<Trans>Who</Trans>}>
              {booking.customerName},{' '}
              <span className={styles.together}>
                <Plural value={booking.passengerCount} one="# person" other="# people" />
              </span>
            </TicketFact>
            <TicketMoney booking={booking} />
          </dl>
        </div>
      </div>
    </section>
  );
}

/** What was booked along, and what the customer has written to the host. */
function Extras({
  booking: { kind, services, notes },
  language,
}: {
  booking: Pick<Booking, 'kind' | 'services' | 'notes'>;
  language: string | undefined;
}) {
  return (
    <>
      {services.length > 0 && (
        <TicketFact label={<Trans>Extra services</Trans>} wide>
          <span lang={language}>
            {services
              .map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name))
              .join(', ')}
          </span>
          {/* On the ticket of a tour that stands below the meeting point. */}
          {kind === 'BOAT' && <WrittenIn language={language} />}
        </TicketFact>
      )}
      {notes && (
        <TicketFact label={<Trans>Your note</Trans>} wide>
          {notes}
        </TicketFact>
      )}
    </>
  );
}
