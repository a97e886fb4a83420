import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Tour } from '../../../../api/contract/types.ts';
import { tourHeadline } from '../../../../domain/tour/tour-headline.ts';
import { useTourDates } from '../../../../domain/tour/use-tour-dates.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { instantNow } from '../../../../lib/now.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../../ui/loading/lazy/lazy-section.tsx';
import { CalendarFailure } from '../notes/calendar-failure.tsx';
import type { TourCalendarProps } from '../tour-calendar.tsx';
import * as styles from './departure-rows.css.ts';
import { ChoosableRows, ReadRows } from './departure-rows.tsx';

const TourCalendar = lazyComponent(() => import('../tour-calendar.tsx'));

/** So many departures are told row by row; the calendar shows more of them. */
const MOST_ROWS = 8;

type TourDatesProps = Omit<TourCalendarProps, 'headline' | 'tour'> & {
  tour: Pick<Tour, 'id' | 'name' | 'price' | 'languages' | 'tourDates'>;
  /** How many people were asked for; undefined where nobody said it. */
  guests: number | undefined;
};

/** When a tour takes place: its next departures row by row and, where there are more, the way to a calendar. */
export default function TourDates({ tour, guests, ...choice }: TourDatesProps) {
  const { canBook, date, onDateChange, month } = choice;
  const [today] = useState(() => calendarDay());
  const { choices, isPending, error, retry } = useTourDates(tour, today);
  const coming = choices.filter((choice) => choice.date.startDate > instantNow());
  const rows = coming.slice(0, MOST_ROWS);
  const hasMore = coming.length > rows.length;
  const isAmongRows = date === undefined || rows.some((row) => row.date.id === date);
  const [isOpen, setOpen] = useState(month !== undefined || !isAmongRows);
  const headline = tourHeadline(tour, choices).lira;

  if (coming.length === 0) {
    return (
      <Notice>
        <Trans>This tour has no upcoming dates yet. Look at other tours, or come back later.</Trans>
      </Notice>
    );
  }
  const shown = {
    departures: rows,
    languages: tour.languages,
    guests,
    headline,
    isKnown: !isPending && !error,
    today,
  };
  return (
    <div className={styles.departures}>
      {canBook ? (
        <ChoosableRows {...shown} chosen={date} onChoose={onDateChange} />
      ) : (
        <ReadRows {...shown} />
      )}
      {error !== null && <CalendarFailure error={error} onRetry={retry} />}
      <div className={styles.after}>
        {hasMore && !isOpen && (
          <Button
            variant="secondary"
            onPress={() => setOpen(true)}
            onHoverStart={TourCalendar.preload}
          >
            <Trans>More dates</Trans>
          </Button>
        )}
        {canBook && date !== undefined && (
          <div className={styles.clear}>
            <Button variant="text" size="small" onPress={() => onDateChange(undefined)}>
              <Trans>Clear the date</Trans>
            </Button>
          </div>
        )}
      </div>
      {hasMore && isOpen && (
        <LazySection placeholder={<Skeleton height="480px" />}>
          <TourCalendar {...choice} tour={tour} headline={headline} />
        </LazySection>
      )}
    </div>
  );
}
