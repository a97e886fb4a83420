import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { createBookingOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import type { Booking, BookingCreate } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { usePersisted } from '../../../../device/persisted-store.ts';
import type { TripStart } from '../../../../lib/cancellation.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Steps } from '../../../../ui/navigation/steps/steps.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import { AlreadyBooked } from '../booking/already-booked.tsx';
import { DatesProblem } from '../days/dates-problem.tsx';
import { type Attempt, attempts, bookedAs, forgetDraft } from '../draft/memory.ts';
import { useDraft } from '../draft/use-draft.ts';
import { OwnOffer } from '../panel/own-offer.tsx';
import { SummaryBar } from '../panel/summary-bar.tsx';
import { PriceChange } from '../quote/price-change.tsx';
import type { KnownQuote } from '../quote/use-boat-quote.ts';
import { useServerQuote } from '../quote/use-server-quote.ts';
import { useShownPrice } from '../quote/use-shown-price.ts';
import { BookedStep } from '../steps/booked-step.tsx';
import { ContactStep } from '../steps/contact-step.tsx';
import { excessOf } from '../steps/notes.ts';
import { ReviewStep } from '../steps/review-step.tsx';
import { Summary, type SummaryOffer } from '../trip/summary.tsx';
import { type BookingStep, bookingSteps, neighbours } from './booking-steps.ts';
import * as styles from './flow.css.ts';
import { StepFrame } from './step-frame.tsx';

export interface BookingFlowProps {
  offer: SummaryOffer;
  /** What is booked, for the draft: `boat 1`. */
  of: string;
  kind: 'boat' | 'tour';
  /** Who lets the boat or guides the tour, and so cannot book it. */
  hostId: number;
  /** The way back to the page of the boat or tour. */
  above: ReactNode;
  step: BookingStep;
  onStep: (step: BookingStep) => void;
  /** The booking that has been made, by its id in the address. */
  bookingId: number | undefined;
  onBooked: (booking: Pick<Booking, 'id'>) => void;
  /** What would be sent, without notes; undefined while days are missing. */
  wanted: BookingCreate | undefined;
  known: KnownQuote;
  /** The trip in a line, and the same for the review. */
  tripText: ReactNode;
  when: ReactNode;
  who: ReactNode;
  start: TripStart | null;
  /** The trip of the address, to go on with on the next visit. */
  search: Record<string, string | number> | undefined;
  dates: ReactNode;
  people: ReactNode;
  /** Other days or dates that are free. */
  alternatives: ReactNode;
  deposit: DepositParts;
}

/** What a booking that has been made shows; it belongs to the payment. */
export interface DepositParts {
  step: (bookingId: number) => ReactNode;
  facts: (bookingId: number) => ReactNode;
}

const noAttempts: Attempt[] = [];

/** The way to a booking, step by step, with its price beside it; one address each (boats §7). */
export function BookingFlow(props: BookingFlowProps) {
  const { offer, step, onStep, wanted, known, tripText, start } = props;
  const { t } = useLingui();
  const user = useSession();
  const userId = user?.id ?? 0;
  const [opening] = useState(step);
  const of = `${userId} ${props.of}`;
  const isOpen = props.bookingId === undefined;
  const { notes, setNotes } = useDraft(of, isOpen ? props.search : undefined);
  const { quote, check } = useServerQuote(wanted, known, step === 'review');
  const { before, agree } = useShownPrice(wanted, quote?.totalPrice);
  const made = usePersisted(attempts, noAttempts);
  const bookedId = wanted && bookedAs(made, userId, wanted);
  const takesFocus = step !== opening;
  const { previous, next } = neighbours(step);
  const isFree = quote !== undefined && quote.unavailable.length === 0;
  const excess = excessOf(notes);

  function onBooked(booking: Pick<Booking, 'id'>) {
    forgetDraft(of);
    props.onBooked(booking);
  }

  const labels: Record<BookingStep, ReactNode> = {
    dates: <Trans>Dates</Trans>,
    people: <Trans>People and services</Trans>,
    contact: <Trans>Contact and note</Trans>,
    review: <Trans>Review</Trans>,
    deposit: <Trans>Deposit</Trans>,
  };
  const summary = (
    <Summary
      offer={offer}
      trip={tripText}
      start={start}
      quote={isFree ? quote : undefined}
      isPending={known.isPending}
    />
  );
  if (user && user.id === props.hostId) {
    return (
      <div className={styles.page}>
        <PageHeader above={props.above} title={<Trans>Book {offer.name}</Trans>} />
        <OwnOffer kind={props.kind} />
      </div>
    );
  }
  const frame = {
    takesFocus,
    onBack: previous && (() => onStep(previous)),
    bar: (
      <SummaryBar
        title={offer.name}
        total={isFree ? quote.totalPrice : undefined}
        summary={summary}
      />
    ),
  };
  const onward = (isReady: boolean) => (
    <Button
      disabled={!isReady}
      pending={known.isPending}
      onPress={() => {
        if (next) onStep(next);
      }}
    >
      <Trans>Continue</Trans>
    </Button>
  );

  return (
    <div className={styles.page}>
      <PageHeader above={props.above} title={<Trans>Book {offer.name}</Trans>} />
      <Steps
        label={t`Booking`}
        steps={bookingSteps.map((id) => ({ id, label: labels[id] }))}
        current={step}
        {...(step !== 'deposit' && { onSelect: onStep })}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          {user && !mayCall(createBookingOperation, user, userId) && (
            <Notice tone="warning">
              <Trans>Administrators cannot book. Sign in as a customer to go on.</Trans>
            </Notice>
          )}
          {bookedId !== undefined && step !== 'deposit' && wanted && (
            <AlreadyBooked
              userId={userId}
              wanted={wanted}
              onContinue={() => onBooked({ id: bookedId })}
            />
          )}
          {before !== undefined && isFree && step !== 'deposit' && (
            <PriceChange before={before} now={quote.totalPrice} onAgree={agree} />
          )}
          {step === 'dates' && (
            <StepFrame
              key="dates"
              {...frame}
              title={<Trans>When do you set out?</Trans>}
              next={onward(isFree)}
            >
              {props.dates}
              <DatesProblem known={known} wanted={wanted} />
            </StepFrame>
          )}
          {step === 'people' && (
            <StepFrame
              key="people"
              {...frame}
              title={<Trans>Who comes along?</Trans>}
              next={onward(isFree)}
            >
              <DatesProblem known={known} wanted={wanted} alternatives={props.alternatives} />
              {props.people}
            </StepFrame>
          )}
          {step === 'contact' && (
            <StepFrame
              key="contact"
              {...frame}
              title={<Trans>How can the captain reach you?</Trans>}
              next={onward(excess === 0)}
            >
              <ContactStep
                notes={notes}
                onNotesChange={setNotes}
                error={
                  excess > 0 && (
                    <Plural
                      value={excess}
                      one="# character too many"
                      other="# characters too many"
                    />
                  )
                }
              />
            </StepFrame>
          )}
          {step === 'review' && wanted && (
            <ReviewStep
              key="review"
              frame={frame}
              userId={userId}
              wanted={wanted}
              notes={notes}
              quote={quote}
              check={check}
              isAgreed={before === undefined}
              isBooked={bookedId !== undefined}
              onBooked={onBooked}
              onStep={onStep}
              when={props.when}
              who={props.who}
              policy={offer.policy}
              start={start}
              alternatives={props.alternatives}
            />
          )}
          {step === 'deposit' && props.bookingId !== undefined && (
            <BookedStep id={props.bookingId} wanted={wanted}>
              {props.deposit.step(props.bookingId)}
            </BookedStep>
          )}
        </div>
        <aside className={isOpen ? styles.aside : styles.facts} aria-label={t`Your trip`}>
          {props.bookingId === undefined ? summary : props.deposit.facts(props.bookingId)}
        </aside>
      </div>
    </div>
  );
}
