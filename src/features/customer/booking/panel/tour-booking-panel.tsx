import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Tour } from '../../../../api/contract/types.ts';
import { FreeCancellation } from '../../../../domain/cancellation/free-cancellation.tsx';
import { policyOf } from '../../../../domain/cancellation/refund.ts';
import { startTimeOf } from '../../../../domain/tour/tour-date.ts';
import type { TourSearch } from '../../../../domain/tour/tour-search.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { button } from '../../../../ui/actions/button/button.css.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Price } from '../../../../ui/content/price/price.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { DateGone } from '../days/date-gone.tsx';
import { DayField } from '../days/day-buttons.tsx';
import { rememberShownPrice } from '../draft/storage.ts';
import { ConfirmationBadge } from '../flow/confirmation-badge.tsx';
import { QuoteLines } from '../quote/quote-lines.tsx';
import { hasFailed } from '../quote/use-boat-quote.ts';
import { GuestStepper } from '../trip/guest-stepper.tsx';
import { CalendarProblem } from './calendar-problem.tsx';
import { FewerGuests } from './fewer-guests.tsx';
import * as styles from './panel.css.ts';
import { useTourPanel } from './use-tour-panel.ts';

export interface TourPanelProps {
  tour: Tour;
  /** What is chosen in the address of the page. */
  search: TourSearch;
  /** Changes it there. */
  onTripChange: (patch: TourSearch) => void;
  /** Takes the person to the dates. */
  onChooseDate: () => void;
}

/** Beside a tour's page from 900 px on: date, people, price, and the way to book. */
export default function TourBookingPanel(props: TourPanelProps) {
  return (
    <div className={styles.panel}>
      <TourPanelContents {...props} />
    </div>
  );
}

/** What the panel holds, and on phones the sheet that the bar opens. */
export function TourPanelContents({ tour, search, onTripChange, onChooseDate }: TourPanelProps) {
  const format = useFormat();
  const { choices, choice, most, guests, headline, liveQuote, request } = useTourPanel(
    tour,
    search,
  );
  const { quote, isPending, error, retry } = liveQuote;
  const isFree = quote !== undefined && quote.unavailable.length === 0;
  const isFailed = hasFailed(liveQuote);
  return (
    <>
      {!isFailed && (
        <div className={styles.top}>
          <Price {...headline} unit="person" size="large" />
          {isFree && <ConfirmationBadge host="guide" isInstant={quote.isInstant} />}
        </div>
      )}
      <div className={styles.choices}>
        <DayField caption={<Trans>Date</Trans>} onPress={onChooseDate}>
          {choice ? (
            `${format.date(choice.days.start)}, ${startTimeOf(choice.date)}`
          ) : (
            <Trans>Choose a date</Trans>
          )}
        </DayField>
        <DateGone tour={tour} chosen={search.date} choices={choices} />
        <GuestStepper
          description={<Plural value={most} one="Up to # person" other="Up to # people" />}
          guests={guests}
          most={most}
          onChange={(value) => onTripChange({ guests: value })}
        />
        <FewerGuests kind={choice ? 'date' : 'tour'} asked={search.guests} most={most} />
      </div>
      {isFailed && <CalendarProblem error={error} />}
      <div className={styles.act}>
        {choice && request && isFree ? (
          <Link
            to="/tours/$tourId/book"
            params={{ tourId: String(tour.id) }}
            search={{ date: choice.date.id, guests, step: 'people' }}
            className={button({ size: 'large', wide: true })}
            onClick={() => rememberShownPrice(request, quote.totalPrice)}
          >
            {quote.isInstant ? <Trans>Book now</Trans> : <Trans>Request to book</Trans>}
          </Link>
        ) : (
          <Button size="large" wide pending={isPending} onPress={isFailed ? retry : onChooseDate}>
            {isFailed && <Trans>Try again</Trans>}
            {!isFailed &&
              (choice ? <Trans>Choose another date</Trans> : <Trans>Choose a date</Trans>)}
          </Button>
        )}
        {choice && isFree && (
          <p className={styles.note}>
            {quote.isInstant ? (
              <Trans>Confirmed instantly.</Trans>
            ) : (
              <Trans>Your request goes to the guide, who confirms it.</Trans>
            )}{' '}
            <FreeCancellation
              policy={policyOf(tour)}
              start={{ date: choice.days.start, time: startTimeOf(choice.date) }}
            />
          </p>
        )}
        {choice && quote && !isFree && (
          <p className={styles.note} role="status">
            <Trans>This date is full or closed.</Trans>
          </p>
        )}
      </div>
      {isPending && <Skeleton height="120px" />}
      {isFree && (
        <div className={styles.lines}>
          <QuoteLines quote={quote} />
        </div>
      )}
    </>
  );
}
