import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { TimelineBooking } from '../../../../api/contract/types.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import {
  boatCalendarQuery,
  tourCalendarQuery,
} from '../../../../api/resources/availabilities/queries.ts';
import { Legend } from '../../../../domain/calendar/legend.tsx';
import { inThousands } from '../../../../domain/calendar/thousands.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { daysOfMonth, monthOf, monthRange } from '../../../../lib/calendar-month.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../../ui/loading/lazy/lazy-section.tsx';
import { media } from '../../../../ui/theme/media.ts';
import { useMedia } from '../../../../ui/theme/use-media.ts';
import { captainDay } from './captain-day.ts';
import * as gridStyles from './month-grid.css.ts';
import { MonthGrid } from './month-grid.tsx';
import * as styles from './month-view.css.ts';
import { type Selection, selectedDays } from './selection.ts';
import { useDaySelection } from './use-day-selection.ts';

const EditDays = lazyComponent(() => import('../edit/edit-days.tsx'));

/** A boat or tour whose days are shown. */
interface MonthOffer {
  kind: 'boat' | 'tour';
  id: number;
  name: string;
  /** What a day without a price of its own costs, in lira. */
  dailyPrice: number;
  /** Told in the cells; those of tours stand by their dates instead. */
  bookings: readonly TimelineBooking[];
}

interface MonthViewProps {
  offer: MonthOffer;
  hostId: number;
  /** `YYYY-MM`. */
  month: string;
  onMonthChange: (month: string) => void;
  today: string;
  /** What else can be done with the calendar; stands where the panel opens. */
  tools: ReactNode;
}

/** The calendar of a boat or tour: its days to choose from, and the panel for what is chosen. */
export function MonthView({ offer, hostId, month, onMonthChange, today, tools }: MonthViewProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const hasPanel = useMedia(media.laptop);
  const { kind, id, name, dailyPrice, bookings } = offer;
  const { first, last } = monthRange(month);
  const calendar = useQuery({
    ...(kind === 'boat' ? boatCalendarQuery : tourCalendarQuery)(id, first, last),
  });
  const entries = new Map(calendar.data?.map((entry) => [entry.date, entry]));
  const dayOf = (date: string) =>
    calendar.data && captainDay(date, entries.get(date), bookings, today, kind);

  const [focused, setFocused] = useState(() => (monthOf(today) === month ? today : first));
  const [takesFocus, setTakesFocus] = useState(false);
  const [selection, setSelection] = useState<Selection | null>(null);
  const [editing, setEditing] = useState<{ byKeyboard: boolean } | null>(null);
  const chosen = selectedDays(selection, today);
  const focusedHere = monthOf(focused) === month ? focused : first;

  const handlers = useDaySelection({
    focused: focusedHere,
    onFocus(day) {
      setFocused(day);
      setTakesFocus(true);
      if (monthOf(day) !== month) onMonthChange(monthOf(day));
    },
    selection,
    onSelect(next) {
      setSelection(next);
      setEditing(null);
    },
    onChosen: (byKeyboard) => setEditing({ byKeyboard }),
    canChoose: (day) => day >= today,
  });

  function close() {
    handlers.clear();
    setTakesFocus(true);
  }
  const days = daysOfMonth(month).map(dayOf);
  const example = days.find((day) => day?.price != null)?.price;

  return (
    <div className={styles.view}>
      <div className={styles.calendar}>
        <Legend
          withUnknown={days.some((day) => day?.state === 'unknown')}
          withOnlyByHour={days.some((day) => day?.onlyByHour)}
        />
        {calendar.isError && !calendar.data ? (
          <ErrorDisplay
            {...failureOf(i18n, calendar.error)}
            message={
              <>
                <Trans>The calendar could not be loaded</Trans>.{' '}
                {failureOf(i18n, calendar.error).message}
              </>
            }
            level={2}
            pending={calendar.isFetching}
            onRetry={() => void calendar.refetch()}
          />
        ) : (
          <div className={gridStyles.month}>
            <MonthGrid
              month={month}
              name={name}
              kind={kind}
              today={today}
              dayOf={dayOf}
              focused={focusedHere}
              onFocus={setFocused}
              takesFocus={takesFocus}
              onFocused={() => setTakesFocus(false)}
              selected={new Set(chosen)}
              handlers={handlers}
            />
            {example != null && (
              <p className={gridStyles.note}>
                <Trans>
                  Prices in the cells are in thousands of lira (
                  {inThousands(format.locale, example)} = {format.money(example)}).
                </Trans>
              </p>
            )}
          </div>
        )}
        {calendar.data?.length === 0 && (
          <p className={styles.hint}>
            <Trans>No day of this month is in the calendar yet: nobody can book one.</Trans>
          </p>
        )}
      </div>
      <div className={styles.side}>
        {editing && chosen.length > 0 ? (
          <LazySection placeholder={hasPanel ? <Skeleton height="480px" /> : null}>
            <EditDays
              key={chosen.join()}
              selection={{
                offers: [{ kind, id, name, dailyPrice }],
                days: chosen,
              }}
              hostId={hostId}
              autoFocus={editing.byKeyboard}
              onSaved={() => undefined}
              onClose={close}
            />
          </LazySection>
        ) : (
          <>
            <p className={styles.hint}>
              {hasPanel ? (
                <Trans>
                  Draw over days with the mouse, or go to one with the arrow keys: Shift takes more
                  of them, Enter changes them.
                </Trans>
              ) : (
                <Trans>Tap the first day, then the last.</Trans>
              )}
            </p>
            {tools}
          </>
        )}
      </div>
      {handlers.awaitsLast && (
        <div className={styles.bar} role="status">
          <span className={styles.barText}>
            <Plural value={chosen.length} one="# day chosen" other="# days chosen" />{' '}
            <Trans>Tap the last day.</Trans>
          </span>
          <Button variant="text" size="small" onPress={handlers.clear}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="sea" size="small" onPress={handlers.finishTaps}>
            <Trans>This day alone</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
