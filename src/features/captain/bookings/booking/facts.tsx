import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { dayCount } from '../../../../lib/calendar-day.ts';
import * as styles from './booking-page.css.ts';

interface SectionProps {
  title: ReactNode;
  children: ReactNode;
}

/** A part of the booking under its name. */
export function BookingSection({ title, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** What was booked, and for when. */
export function TripSection({ booking }: { booking: Booking }) {
  const { boatName, tourName, boatLocation, startDate, endDate, services, notes } = booking;
  const days = dayCount(startDate, endDate);
  return (
    <BookingSection title={<Trans context="booking">Trip</Trans>}>
      <dl className={styles.lines}>
        <Line
          label={
            boatName === null ? (
              <Trans context="booked">Tour</Trans>
            ) : (
              <Trans context="booked">Boat</Trans>
            )
          }
        >
          {boatName ?? tourName}
        </Line>
        <Line label={<Trans>When</Trans>}>
          <TripDates booking={booking} />
          {days > 1 && (
            <>
              {' · '}
              <Plural value={days} one="# day" other="# days" />
            </>
          )}
        </Line>
        {boatLocation && <Line label={<Trans>Where</Trans>}>{boatLocation}</Line>}
        <Line label={<Trans>People</Trans>}>
          <Plural value={booking.passengerCount} one="# person" other="# people" />
        </Line>
        <Line label={<Trans>Extra services</Trans>}>
          {services.length === 0 ? (
            <Trans context="services">None</Trans>
          ) : (
            services.map(({ name, quantity }) => `${name} × ${quantity}`).join('\n')
          )}
        </Line>
        <Line label={<Trans>Note of the guest</Trans>}>
          {notes ?? <Trans context="note">None</Trans>}
        </Line>
      </dl>
    </BookingSection>
  );
}

/** Who comes, and how to reach them. */
export function GuestSection({ booking, isOwn }: { booking: Booking; isOwn: boolean }) {
  const { customerName, customerPhone, customerEmail, status } = booking;
  const isHidden = customerPhone === null && customerEmail === null;
  return (
    <BookingSection title={<Trans>Guest</Trans>}>
      <dl className={styles.lines}>
        <Line label={<Trans context="person">Name</Trans>}>{customerName}</Line>
        {customerPhone !== null && (
          <Line label={<Trans>Telephone</Trans>}>
            <a href={`tel:${customerPhone}`} className={styles.contact}>
              {customerPhone}
            </a>
          </Line>
        )}
        {customerEmail !== null && (
          <Line label={<Trans>E-mail</Trans>}>
            <a href={`mailto:${customerEmail}`} className={styles.contact}>
              {customerEmail}
            </a>
          </Line>
        )}
      </dl>
      {isHidden && (
        <p className={styles.hint}>
          {!isOwn ? (
            <Trans>Contact details are shown to the captain alone.</Trans>
          ) : status === 'PENDING' ? (
            <Trans>
              Telephone and e-mail appear once you have confirmed: until then, the guest’s details
              are protected. You can write a message meanwhile.
            </Trans>
          ) : (
            <Trans>
              Telephone and e-mail are shown for confirmed bookings only, to protect the guest’s
              details.
            </Trans>
          )}
        </p>
      )}
    </BookingSection>
  );
}
