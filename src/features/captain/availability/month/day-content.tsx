import { useLingui } from '@lingui/react/macro';
import { UserRound, Zap } from 'lucide-react';
import { DayMarks } from '../../../../domain/calendar/day-marks.tsx';
import { inThousands } from '../../../../domain/calendar/thousands.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { shortName } from '../../../../lib/short-name.ts';
import type { CaptainDay } from './captain-day.ts';
import * as styles from './month-grid.css.ts';

interface DayContentProps {
  date: string;
  /** Undefined while it is on the way. */
  day: CaptainDay | undefined;
  isToday: boolean;
}

/** What a cell shows: its number, the marks of its state, the price or who has booked it. */
export function DayContent({ date, day, isToday }: DayContentProps) {
  const isOver = day?.state === 'past' || day?.state === 'unavailable';
  const number = Number(date.slice(-2));
  return (
    <div className={styles.content} aria-hidden="true">
      {isToday ? (
        <span className={styles.today}>
          <span className={styles.todayNumber}>{number}</span>
        </span>
      ) : (
        <span className={isOver ? styles.struck : styles.number}>{number}</span>
      )}
      {day && (
        <>
          <span className={styles.marks}>
            {day.bookings.length > 0 && day.state !== 'unavailable' && (
              <UserRound className={styles.guest} strokeWidth={2.5} />
            )}
            {day.alsoSpecial && <DayMarks state="special" />}
            <DayMarks state={day.state} onlyByHour={day.onlyByHour} />
            {day.alsoInstant && !day.onlyByHour && <Zap fill="currentColor" />}
          </span>
          <Foot day={day} />
        </>
      )}
    </div>
  );
}

function Foot({ day: { state, price, bookings } }: { day: CaptainDay }) {
  const { t } = useLingui();
  const format = useFormat();
  const guests = bookings.map(({ customerName }) => shortName(customerName)).join(', ');
  const isClosed = state === 'unavailable' && guests === '';
  return (
    <span className={styles.foot}>
      {guests && <span className={styles.line} data-text={guests} />}
      {isClosed && (
        <span
          className={styles.line}
          data-text={t({ context: 'day in the calendar', message: 'Closed' })}
        />
      )}
      {state === 'unknown' && <span className={styles.roomyLine} data-text={t`no entry`} />}
      {price !== null && !isClosed && (
        <>
          {!guests && (
            <span className={styles.short} data-text={inThousands(format.locale, price)} />
          )}
          {!(guests && state === 'unavailable') && (
            <span className={styles.roomyLine} data-text={format.money(price)} />
          )}
        </>
      )}
    </span>
  );
}
