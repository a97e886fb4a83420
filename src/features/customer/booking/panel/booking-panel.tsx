import { Select, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Boat } from '../../../../api/contract/types.ts';
import { hostRole } from '../../../../domain/boat/host-role.ts';
import { UsuallyInstant } from '../../../../domain/boat/usually-instant.tsx';
import { FreeCancellation } from '../../../../domain/cancellation/free-cancellation.tsx';
import type { TripSearch } from '../../../../domain/trip/trip-search.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import type { GoToChoice } from '../days/day-buttons.tsx';
import { rememberShownPrice } from '../draft/storage.ts';
import { ConfirmationBadge } from '../flow/confirmation-badge.tsx';
import { QuoteLines } from '../quote/quote-lines.tsx';
import { hasFailed } from '../quote/use-boat-quote.ts';
import { boatBooking } from '../trip/trip.ts';
import * as styles from './panel.css.ts';
import { PanelChoices } from './panel-choices.tsx';
import { ChooseWhen, PanelPrice } from './panel-headline.tsx';
import { PanelProblem } from './panel-problem.tsx';
import { useBoatPanel } from './use-boat-panel.ts';

export interface BoatPanelProps {
  boat: Boat;
  /** What of the trip is chosen in the address of the page. */
  search: TripSearch;
  /** Changes it there; undefined takes something away. */
  onTripChange: (patch: Partial<TripSearch>) => void;
  /** Takes the person to the calendar. */
  onChoose: GoToChoice;
}

/** Beside a boat's page from 900 px on: its trip, what that costs now, and the way to book it. */
export default function BookingPanel(props: BoatPanelProps) {
  return (
    <div className={styles.panel}>
      <BoatPanelContents {...props} />
    </div>
  );
}

/** What the panel holds, and on phones the sheet that the bar opens. */
export function BoatPanelContents({ boat, search, onTripChange, onChoose }: BoatPanelProps) {
  const { trip, days, byHour, hasHours, choice, guests, liveQuote } = useBoatPanel(boat, search);
  const { quote, isPending, retry } = liveQuote;
  const host = hostRole(boat);
  const isFree = quote !== undefined && quote.unavailable.length === 0;
  const isFailed = hasFailed(liveQuote);
  const start = trip && { date: trip.days.start, time: trip.hours?.startTime };
  return (
    <>
      {!isFailed && (
        <div className={styles.top}>
          <PanelPrice boat={boat} byHour={byHour} quote={isFree ? quote : undefined} />
          {days === null && boat.isInstantConfirmation && <UsuallyInstant />}
          {isFree && <ConfirmationBadge host={host} isInstant={quote.isInstant} />}
        </div>
      )}
      <PanelChoices
        boat={boat}
        search={search}
        days={days}
        byHour={byHour}
        hasHours={hasHours}
        guests={guests}
        onTripChange={onTripChange}
        onChoose={onChoose}
      />
      <PanelProblem trip={trip} liveQuote={liveQuote} />
      <div className={styles.act}>
        {trip && isFree ? (
          <Link
            to="/boats/$boatId/book"
            params={{ boatId: String(boat.id) }}
            search={{ ...search, guests, step: 'people' }}
            className={button({ size: 'large', wide: true })}
            onClick={() => rememberShownPrice(boatBooking(boat.id, trip, guests), quote.totalPrice)}
          >
            {quote.isInstant ? <Trans>Book now</Trans> : <Trans>Request to book</Trans>}
          </Link>
        ) : (
          <Button
            size="large"
            wide
            pending={isPending}
            onPress={isFailed ? retry : () => onChoose(choice)}
          >
            {isFailed ? (
              <Trans>Try again</Trans>
            ) : (
              <ChooseWhen
                byHour={byHour}
                hasDays={days !== null}
                hasHours={hasHours}
                hasTrip={trip !== null}
              />
            )}
          </Button>
        )}
        {start && isFree && (
          <p className={styles.note}>
            {quote.isInstant ? (
              <Trans>Confirmed instantly.</Trans>
            ) : (
              <Select
                value={host}
                _owner="Your request goes to the owner, who confirms it."
                other="Your request goes to the captain, who confirms it."
              />
            )}{' '}
            <FreeCancellation policy="flexible" start={start} />
          </p>
        )}
      </div>
      {isPending && <Skeleton height="148px" />}
      {quote && isFree && (
        <div className={styles.lines}>
          <QuoteLines quote={quote} language={boat.textLanguage} />
        </div>
      )}
    </>
  );
}
