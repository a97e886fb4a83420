import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '../../../../api/session/use-session.ts';
import { WithdrawnOffer } from '../../../../domain/withdrawn-offer/withdrawn-offer.tsx';
import { Steps } from '../../../../ui/navigation/steps/steps.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import { OwnOffer } from '../panel/own-offer.tsx';
import { BookedStep } from '../steps/booked-step.tsx';
import { ContactStep } from '../steps/contact-step.tsx';
import { DatesStep } from '../steps/dates-step.tsx';
import { PeopleStep } from '../steps/people-step.tsx';
import { ReviewStep } from '../steps/review-step.tsx';
import { AlreadyBooked } from '../submit/already-booked.tsx';
import { BriefSummary } from '../trip/brief-summary.tsx';
import { Summary } from '../trip/summary.tsx';
import { BookingContext } from './booking-context.ts';
import * as styles from './flow.css.ts';
import { FlowNotices } from './flow-notices.tsx';
import { type FlowStep, flowSteps } from './flow-steps.ts';
import { OtherOffers } from './other-offers.tsx';
import { type BookingFlowProps, useBookingState } from './use-booking-state.ts';

/** The way to a booking, step by step, with its price beside it; each step has its address. */
export function BookingFlow(props: BookingFlowProps) {
  const { t } = useLingui();
  const user = useSession();
  const booking = useBookingState(props);
  const { offer, trip, parts, flowParts, step, goTo, bookingId, isWithdrawn } = booking;
  const title = <Trans>Book {offer.name}</Trans>;
  const labels: Record<FlowStep, ReactNode> = {
    dates: <Trans>Dates</Trans>,
    people: offer.kind === 'tour' ? <Trans>People</Trans> : <Trans>People and services</Trans>,
    contact: <Trans>Contact and note</Trans>,
    review: <Trans>Review</Trans>,
    deposit: <Trans>Deposit</Trans>,
  };
  const isOwn = user && user.id === offer.hostId;
  // The deposit of a booking that was made before is still due.
  if (isOwn || (isWithdrawn && bookingId === undefined)) {
    return (
      <div className={styles.page}>
        <PageHeader above={<p>{parts.backLink}</p>} title={title} />
        {isOwn ? (
          <OwnOffer kind={offer.kind} />
        ) : (
          <>
            <WithdrawnOffer kind={offer.kind} />
            <BookingContext value={booking}>
              <AlreadyBooked />
            </BookingContext>
            <p>
              <OtherOffers kind={offer.kind} days={trip.time?.days} guests={trip.guests} />
            </p>
          </>
        )}
      </div>
    );
  }
  return (
    <BookingContext value={booking}>
      <div className={styles.page}>
        <header className={styles.header}>
          <p>{parts.backLink}</p>
          <h1 className={styles.title}>{title}</h1>
        </header>
        <Steps
          label={t`Booking`}
          steps={flowSteps.map((id) => ({ id, label: labels[id] }))}
          current={step}
          {...(user && step !== 'deposit' && { onSelect: goTo })}
        />
        <div className={bookingId === undefined ? styles.columns : styles.alone}>
          <div className={styles.main}>
            {user ? (
              <>
                <FlowNotices />
                <CurrentStep step={step} />
              </>
            ) : (
              <>
                {parts.fewerGuests}
                {flowParts.signIn}
              </>
            )}
          </div>
          {bookingId === undefined && (
            <aside className={user ? styles.aside : styles.inSight} aria-label={t`Your trip`}>
              {user ? <Summary /> : <InSight />}
            </aside>
          )}
        </div>
      </div>
    </BookingContext>
  );
}

/** What was chosen, beside what has to be done first: in brief where it stands above that. */
function InSight() {
  return useMedia(media.laptop) ? <Summary /> : <BriefSummary />;
}

function CurrentStep({ step }: { step: FlowStep }) {
  switch (step) {
    case 'dates':
      return <DatesStep />;
    case 'people':
      return <PeopleStep />;
    case 'contact':
      return <ContactStep />;
    case 'review':
      return <ReviewStep />;
    case 'deposit':
      return <BookedStep />;
  }
}
