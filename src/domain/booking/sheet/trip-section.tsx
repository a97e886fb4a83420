import { Plural, Trans } from '@lingui/react/macro';
import type { Booking } from '../../../api/contract/types.ts';
import { dayCount } from '../../../lib/calendar-day.ts';
import { PlainSection } from '../../../ui/page/plain-section/plain-section.tsx';
import { FactLine } from '../../record-sheet/record-lines.tsx';
import * as styles from '../../record-sheet/record-sheet.css.ts';
import { TripDates } from '../../trip/trip-dates.tsx';

/** What was booked, and for when. */
export function TripSection({ booking }: { booking: Booking }) {
  const { boatName, tourName, boatLocation, startDate, endDate, services, notes } = booking;
  const days = dayCount(startDate, endDate);
  return (
    <PlainSection spacing="tight" title={<Trans context="booking">Trip</Trans>}>
      <dl className={styles.lines}>
        <FactLine
          label={
            boatName === null ? (
              <Trans context="booked">Tour</Trans>
            ) : (
              <Trans context="booked">Boat</Trans>
            )
          }
        >
          {boatName ?? tourName}
        </FactLine>
        <FactLine label={<Trans>When</Trans>}>
          <TripDates booking={booking} />
          {days > 1 && (
            <>
              {' · '}
              <Plural value={days} one="# day" other="# days" />
            </>
          )}
        </FactLine>
        {boatLocation && <FactLine label={<Trans>Where</Trans>}>{boatLocation}</FactLine>}
        <FactLine label={<Trans>People</Trans>}>
          <Plural value={booking.passengerCount} one="# person" other="# people" />
        </FactLine>
        <FactLine label={<Trans>Extra services</Trans>}>
          {services.length === 0 ? (
            <Trans context="services">None</Trans>
          ) : (
            services.map(({ name, quantity }) => `${name} × ${quantity}`).join('\n')
          )}
        </FactLine>
        <FactLine label={<Trans>Note of the guest</Trans>}>
          {notes ?? <Trans context="note">None</Trans>}
        </FactLine>
      </dl>
    </PlainSection>
  );
}
