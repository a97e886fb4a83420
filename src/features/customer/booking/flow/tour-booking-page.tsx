import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Tour } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { startTimeOf } from '../../../../domain/tour/tour-date.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { NumberStepper } from '../../../../ui/fields/number-stepper/number-stepper.tsx';
import { TourAlternatives } from '../days/tour-alternatives.tsx';
import { TourDates } from '../days/tour-dates.tsx';
import { draftSearch } from '../draft/draft-search.ts';
import { type TourSearch, useTourPanel } from '../panel/use-tour-panel.ts';
import { GuestsText, TripText, WhenText } from '../trip/trip-text.tsx';
import type { BookingPageProps } from './boat-booking-page.tsx';
import { BookingFlow } from './booking-flow.tsx';
import * as styles from './flow.css.ts';
import { type FlowStep, openStep } from './flow-steps.ts';

interface TourBookingPageProps extends BookingPageProps<TourSearch> {
  tour: Tour;
}

/** Booking places on a tour, from its date to the deposit. */
export function TourBookingPage({ tour, search, onSearch, deposit }: TourBookingPageProps) {
  const { t } = useLingui();
  const userId = useSession()?.id ?? 0;
  const panel = useTourPanel(tour, search);
  const { choice, choices, guests, known, wanted } = panel;
  const step = openStep(search, choice !== undefined);
  const of = `tour ${tour.id}`;
  const most = choice?.date.maxGuests ?? tour.capacity;

  // Opened without a date, it goes on where it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (search.date !== undefined || search.booking !== undefined) return;
    const before = draftSearch(`${userId} ${of}`);
    if (before) onSearch({ ...before, step: 'people' }, { replace: true });
  }, []);

  function goTo(next: FlowStep) {
    onSearch({ step: next });
  }
  const when = choice && { days: choice.days, startTime: startTimeOf(choice.date) };

  return (
    <BookingFlow
      offer={{
        name: tour.name,
        detail: tour.location,
        picture: tour.imageUrl,
        policy: tour.cancellationPolicy ?? 'flexible',
      }}
      of={of}
      kind="tour"
      hostId={tour.guideId}
      above={
        <p>
          <Link to="/tours/$tourId" params={{ tourId: String(tour.id) }} className={link}>
            <Trans>Back to the tour</Trans>
          </Link>
        </p>
      }
      step={step}
      onStep={goTo}
      bookingId={search.booking}
      onBooked={({ id }) => onSearch({ step: 'deposit', booking: id }, { replace: true })}
      wanted={wanted}
      known={known}
      tripText={when && <TripText {...when} guests={guests} />}
      when={when && <WhenText {...when} />}
      who={<GuestsText guests={guests} />}
      start={when ? { date: when.days.start, time: when.startTime } : null}
      search={choice && { date: choice.date.id, guests }}
      dates={
        <TourDates
          choices={choices}
          chosen={search.date}
          isPending={panel.isPending}
          error={panel.error}
          onRetry={panel.retry}
          onChoose={(date) => onSearch({ date, step: 'dates' }, { replace: true })}
        />
      }
      people={
        <div className={styles.fields}>
          <NumberStepper
            label={t({ message: 'Guests', context: 'how many' })}
            description={
              <Plural
                value={most}
                one="# place at most on this date."
                other="# places at most on this date; how many are left is checked before you book."
              />
            }
            value={guests}
            minValue={1}
            maxValue={most}
            onChange={(value) => onSearch({ guests: value }, { replace: true })}
          />
        </div>
      }
      alternatives={
        choice && (
          <TourAlternatives
            tour={tour}
            choices={choices}
            choice={choice}
            guests={guests}
            onChoose={(date) => onSearch({ date })}
            onChooseAll={() => goTo('dates')}
          />
        )
      }
      deposit={deposit}
    />
  );
}
