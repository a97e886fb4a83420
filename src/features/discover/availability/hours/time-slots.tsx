import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ground } from '../../../../domain/calendar/day-look.css.ts';
import { DayMarks } from '../../../../domain/calendar/day-marks.tsx';
import { fullHour, hourRange } from '../../../../domain/trip/hours.ts';
import { isOver } from '../../../../domain/trip/is-over.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { CalendarFailure } from '../notes/calendar-failure.tsx';
import { areFree, type Hours, isFree, pressHour, type Slot } from './hours.ts';
import * as styles from './time-slots.css.ts';
import { useSlots } from './use-slots.ts';

interface TimeSlotsProps {
  boatId: number;
  /** An open day, `YYYY-MM-DD`. */
  date: string;
  /** Lira. */
  hourlyPrice: number;
  hours: Hours | null;
  onChange: (hours: Hours | null) => void;
}

/** The hours of one day, to choose some in a row. */
export function TimeSlots({ boatId, date, hourlyPrice, hours, onChange }: TimeSlotsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { status, slots, error, retry } = useSlots(boatId, date);
  const day = format.date(date);
  const hasFree = slots.some(isFree);
  const isTaken = status === 'success' && hours !== null && !areFree(hours, slots);
  return (
    <section id="hours" tabIndex={-1} className={styles.slots} aria-label={t`Hours on ${day}`}>
      <h3 className={styles.title}>
        <Trans>Hours on {day}</Trans>
      </h3>
      {status === 'pending' && (
        <>
          <p role="status" className={visuallyHidden}>
            {t`Loading the hours…`}
          </p>
          <Skeleton height="48px" />
        </>
      )}
      {status === 'guess' && (
        <Notice
          tone="warning"
          role="status"
          title={<Trans>The free hours could not be loaded</Trans>}
          action={
            <Button slot={null} variant="secondary" size="small" onPress={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>These are the usual hours; yours is yet to be confirmed.</Trans>
        </Notice>
      )}
      {status === 'error' && <CalendarFailure error={error} onRetry={retry} />}
      {status === 'success' && !hasFree && (
        <p role="status">
          {date === calendarDay() ? (
            <Trans>No hours are left today. Please choose another day.</Trans>
          ) : (
            <Trans>No hours are left on this day. Please choose another one.</Trans>
          )}
        </p>
      )}
      {hasFree && <SlotGrid slots={slots} hours={hours} onChange={onChange} />}
      {isTaken && (
        <p className={styles.problem} role="status">
          {isOver(date, fullHour(hours.from)) ? (
            <Trans>The start time has passed.</Trans>
          ) : (
            <Trans>These hours are no longer free.</Trans>
          )}
        </p>
      )}
      {(hasFree || (hours && !isTaken)) && (
        <Line hours={isTaken ? null : hours} hourlyPrice={hourlyPrice} />
      )}
    </section>
  );
}

interface SlotGridProps {
  slots: readonly Slot[];
  hours: Hours | null;
  onChange: (hours: Hours | null) => void;
}

function SlotGrid({ slots, hours, onChange }: SlotGridProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.grid}>
      {slots.map((slot) => {
        const { hour, state } = slot;
        const span = hourRange({ startTime: fullHour(hour), hours: 1 });
        const names = {
          available: span,
          instant: span,
          unavailable: t`${span}, taken`,
          past: t`${span}, already over`,
        };
        return (
          <li key={hour}>
            <button
              type="button"
              className={`${styles.slot} ${ground[state]}`}
              aria-pressed={hours !== null && hour >= hours.from && hour < hours.to}
              aria-label={names[state]}
              disabled={!isFree(slot)}
              onClick={() => onChange(pressHour(hours, hour, slots))}
            >
              {fullHour(hour)}
              <DayMarks state={state} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What is chosen of the day, and what it costs; before that, what to do. */
function Line({ hours, hourlyPrice }: { hours: Hours | null; hourlyPrice: number }) {
  const format = useFormat();
  if (!hours) {
    return (
      <p className={styles.line}>
        <Trans>Choose your start time, then your last hour.</Trans>
      </p>
    );
  }
  const count = hours.to - hours.from;
  return (
    <p className={styles.line} role="status">
      <span className={styles.chosen}>
        {fullHour(hours.from)}–{fullHour(hours.to)}
      </span>
      {' · '}
      <Plural value={count} one="# hour" other="# hours" />
      {' · '}
      {format.money(count * hourlyPrice)}
    </p>
  );
}
