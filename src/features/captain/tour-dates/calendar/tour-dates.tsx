import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { addTourDatesOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import type { Tour, TourDateSeats } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { useToday } from '../../../../domain/calendar/use-today.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { monthAfter, monthOf } from '../../../../lib/calendar-month.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { MonthArrows } from '../../../../ui/dates/month-arrows/month-arrows.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import { DateList } from './date-list.tsx';
import * as styles from './tour-calendar-page.css.ts';
import { StatusLegend, TourMonth } from './tour-month.tsx';

const AddDates = lazyDialog(() => import('./add-dates.tsx'));

interface TourDatesProps {
  tour: Tour;
  dates: readonly TourDateSeats[];
  hostId: number;
  /** `YYYY-MM`; the month of the next date when left out. */
  month: string | undefined;
  onMonthChange: (month: string) => void;
}

const monthAt = (instant: string) => monthOf(calendarDay(new Date(instant)));

/** The dates of a tour: a month with what it holds, the month's list, and what adds to it. */
export function TourDates(props: TourDatesProps) {
  const { tour, dates, hostId, onMonthChange } = props;
  const { t } = useLingui();
  const format = useFormat();
  const today = useToday();
  const canChange = mayCall(addTourDatesOperation, useSession(), hostId);
  // It opens where the next date is: a season may be months away.
  const [firstMonth] = useState(() => {
    const next = dates.find(({ startDate }) => calendarDay(new Date(startDate)) >= today);
    return next ? monthAt(next.startDate) : monthOf(today);
  });
  const month = props.month ?? firstMonth;
  const [asked, setAsked] = useState<{ id: number }>();
  const whole = useRef<HTMLElement>(null);
  const [isAdding, setAdding] = useState(false);
  const shown = dates.filter(({ startDate }) => monthAt(startDate) === month);
  const add = canChange && (
    <Button
      variant="sea"
      onHoverStart={() => void AddDates.preload()}
      onPress={() => setAdding(true)}
    >
      <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.75} />
      <Trans>Add dates</Trans>
    </Button>
  );
  return (
    <section ref={whole} tabIndex={-1} aria-label={t`Dates of the tour`}>
      {dates.length === 0 ? (
        <EmptyState title={<Trans>This tour has no dates yet</Trans>} action={add}>
          <Trans>Guests book a tour on one of its dates.</Trans>
        </EmptyState>
      ) : (
        <div className={styles.parts}>
          <div className={styles.turn}>
            <h2 className={styles.monthName} aria-live="polite">
              {format.date(`${month}-01`, 'month')}
            </h2>
            <div className={styles.arrows}>
              <MonthArrows onTurn={(count) => onMonthChange(monthAfter(month, count))} />
              {add}
            </div>
          </div>
          <StatusLegend />
          <TourMonth month={month} dates={shown} today={today} onDate={(id) => setAsked({ id })} />
          {shown.length === 0 && (
            <p className={styles.hint} role="status">
              <Trans>No date in this month.</Trans>
            </p>
          )}
          <DateList
            dates={shown}
            asked={asked}
            canChange={canChange}
            onEmptied={() => whole.current?.focus()}
          />
        </div>
      )}
      <AddDates
        isOpen={isAdding}
        onOpenChange={setAdding}
        tour={tour}
        dates={dates}
        today={today}
        onAdded={([first]) => first && onMonthChange(monthAt(first))}
      />
    </section>
  );
}
