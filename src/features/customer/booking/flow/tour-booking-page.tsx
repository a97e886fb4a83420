import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Tour } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { policyOf } from '../../../../domain/cancellation/refund.ts';
import { startTimeOf } from '../../../../domain/tour/tour-date.ts';
import type { TourSearch } from '../../../../domain/tour/tour-search.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { DateGone } from '../days/date-gone.tsx';
import { TourAlternatives } from '../days/tour-alternatives.tsx';
import { TourDates } from '../days/tour-dates.tsx';
import { useOnlyDate } from '../days/use-only-date.ts';
import { draftKey, draftOf, useResumeDraft } from '../draft/draft.ts';
import { FewerGuests } from '../panel/fewer-guests.tsx';
import { useTourPanel } from '../panel/use-tour-panel.ts';
import { GuestStepper } from '../trip/guest-stepper.tsx';
import type { BookingPageProps } from './boat-booking-page.tsx';
import { BookingFlow } from './booking-flow.tsx';
import * as styles from './flow.css.ts';

interface TourBookingPageProps extends BookingPageProps<TourSearch> {
  tour: Tour;
}

/** Booking seats on a tour, from its date to the deposit. */
export function TourBookingPage({ tour, search, onSearch, flowParts }: TourBookingPageProps) {
  const userId = useSession()?.id ?? 0;
  const { choice, choices, most, guests, liveQuote, request, ...dates } = useTourPanel(
    tour,
    search,
  );
  const { id, name, location: detail, imageUrl: picture, guideId: hostId } = tour;
  const hostName = tour.guideName;
  const isEmpty = search.date === undefined && search.booking === undefined;
  const key = draftKey(userId, { kind: 'tour', id });
  useResumeDraft(key, isEmpty, (before) =>
    onSearch({ ...before, step: 'people' }, { replace: true }),
  );
  useOnlyDate(choices, isEmpty && !draftOf(key), (date) =>
    onSearch({ date, step: 'dates' }, { replace: true }),
  );
  const policy = policyOf(tour);
  return (
    <BookingFlow
      offer={{
        kind: 'tour',
        id,
        name,
        detail,
        language: tour.textLanguage,
        picture,
        policy,
        isPublished: tour.status === 'ACTIVE',
        hostId,
        hostName,
        host: 'guide',
      }}
      trip={{
        time: choice ? { days: choice.days, startTime: startTimeOf(choice.date) } : null,
        guests,
        isForFewer: (search.guests ?? 0) > most,
        request,
        liveQuote,
        search: choice && { date: choice.date.id, guests },
      }}
      parts={{
        backLink: (
          <Link to="/tours/$tourId" params={{ tourId: String(id) }} className={link}>
            <Trans>Back to the tour</Trans>
          </Link>
        ),
        dates: (
          <>
            <DateGone tour={tour} chosen={search.date} choices={choices} />
            <TourDates
              choices={choices}
              chosen={search.date}
              isPending={dates.isPending}
              error={dates.error}
              onRetry={dates.retry}
              onChoose={(date) => onSearch({ date, step: 'dates' }, { replace: true })}
            />
          </>
        ),
        fewerGuests: (
          <FewerGuests
            kind={choice ? 'date' : 'tour'}
            asked={search.guests}
            most={most}
            onAgree={() => onSearch({ guests: most }, { replace: true })}
            onOtherDates={() => onSearch({ step: 'dates' })}
          />
        ),
        people: (
          <div className={styles.fields}>
            <GuestStepper
              description={
                <Plural
                  value={most}
                  one="Up to # seat on this date."
                  other="Up to # seats on this date. We check again before you book."
                />
              }
              guests={guests}
              most={most}
              onChange={(value) => onSearch({ guests: value }, { replace: true })}
            />
          </div>
        ),
        alternatives: choice && (
          <TourAlternatives
            tour={tour}
            choices={choices}
            choice={choice}
            guests={guests}
            onChoose={(date) => onSearch({ date })}
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
