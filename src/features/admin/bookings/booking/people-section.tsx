import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Booking } from '../../../../api/contract/types.ts';
import { useBookedOffer } from '../../../../domain/booking/booking-picture.tsx';
import { FactLine } from '../../../../domain/record-sheet/record-lines.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import * as styles from './booking-page.css.ts';

/** Whose booking it is and of what, and the ways to each of them. */
export function PeopleSection({ booking }: { booking: Booking }) {
  const { customerId, customerName, hostId, hostName, boatId, tourId } = booking;
  return (
    <PlainSection spacing="tight" title={<Trans>Guest and captain</Trans>}>
      <dl className={styles.people}>
        <FactLine label={<Trans>Guest</Trans>}>
          <PersonLink id={customerId} name={customerName} />
        </FactLine>
        <FactLine label={<Trans>Captain</Trans>}>
          <PersonLink id={hostId} name={hostName} />
        </FactLine>
        <FactLine label={<Trans>Captain’s area</Trans>}>
          <Link to="/captain" search={{ captain: hostId }} preload={false} className={styles.way}>
            <Trans>See it as the captain sees it</Trans>
          </Link>
        </FactLine>
        <FactLine label={boatId === null ? <Trans>Tour</Trans> : <Trans>Boat</Trans>}>
          <OfferLink booking={booking} />
        </FactLine>
        <FactLine label={<Trans>Others</Trans>}>
          <Link to="/admin/bookings" search={{ customerId }} className={styles.way}>
            <Trans>All bookings of this guest</Trans>
          </Link>
          {'\n'}
          <Link
            to="/admin/bookings"
            search={boatId === null ? { tourId } : { boatId }}
            className={styles.way}
          >
            {boatId === null ? (
              <Trans>All bookings of this tour</Trans>
            ) : (
              <Trans>All bookings of this boat</Trans>
            )}
          </Link>
        </FactLine>
      </dl>
    </PlainSection>
  );
}

function PersonLink({ id, name }: { id: number; name: string }) {
  return (
    <Link
      to="/admin/users/$userId"
      params={{ userId: String(id) }}
      preload={false}
      className={styles.way}
    >
      {name}
    </Link>
  );
}

/** Its public page, while it has one. */
function OfferLink({ booking }: { booking: Booking }) {
  const { boat, tour } = useBookedOffer(booking);
  if (boat) {
    return (
      <Link
        to="/boats/$boatId"
        params={{ boatId: String(boat.id) }}
        preload={false}
        className={styles.way}
      >
        {boat.name}
      </Link>
    );
  }
  if (tour) {
    return (
      <Link
        to="/tours/$tourId"
        params={{ tourId: String(tour.id) }}
        preload={false}
        className={styles.way}
      >
        {tour.name}
      </Link>
    );
  }
  return booking.boatName ?? booking.tourName;
}
