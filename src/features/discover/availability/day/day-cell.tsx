import type { CalendarDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { CalendarCell } from 'react-aria-components/Calendar';
import { DayMarks } from '../../../../domain/calendar/day-marks.tsx';
import { inThousands } from '../../../../domain/calendar/thousands.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from './day-cell.css.ts';
import type { DayFacts } from './day-state.ts';
import { useOnHover } from './hovered-day.tsx';

interface DayCellProps {
  date: CalendarDate;
  canChoose: boolean;
  /** Undefined while its month is on the way. */
  facts: DayFacts | undefined;
  /** All that there is to say of it, with the whole price. */
  name: string;
}

/** One day: number, marks of its state, price. */
export function DayCell({ date, canChoose, facts, name }: DayCellProps) {
  const onHover = useOnHover();
  const isOver = facts?.state === 'past' || facts?.state === 'unavailable';
  const look = facts ? styles.cell[facts.state] : styles.pendingCell;
  return (
    <CalendarCell
      date={date}
      className={canChoose && facts?.isBookable ? `${look} ${styles.choosable}` : look}
      render={(props) => (
        <div
          {...withWords(
            props,
            name,
            () => onHover(date),
            () => onHover(null),
          )}
        />
      )}
    >
      <span className={isOver ? styles.struck : styles.number}>{date.day}</span>
      {facts && (
        <>
          <span className={styles.marks}>
            <DayMarks {...facts} />
          </span>
          <Foot facts={facts} />
        </>
      )}
    </CalendarCell>
  );
}

/** What a cell says below its number: the price, or why there is none. */
function Foot({ facts: { state, price, onlyByHour } }: { facts: DayFacts }) {
  const { t } = useLingui();
  const format = useFormat();
  const full = t({ context: 'day in the calendar', message: 'full' });
  const hours = t({ context: 'day in the calendar', message: 'hours' });
  if (state === 'unavailable' || onlyByHour) {
    return (
      <span className={styles.foot}>
        <span className={styles.short} data-short={onlyByHour ? hours : full} />
      </span>
    );
  }
  if (price === null) return null;
  return (
    <span className={styles.foot}>
      <span className={styles.shortPrice} data-short={inThousands(format.locale, price)} />
      <span className={styles.fullPrice}>{format.money(price)}</span>
    </span>
  );
}

/** What React Aria gives a day, with the name that tells all of it, and with hovering for every day. */
function withWords(
  props: ComponentProps<'div'>,
  name: string,
  onEnter: () => void,
  onLeave: () => void,
): ComponentProps<'div'> {
  return {
    ...props,
    'aria-label': name,
    onPointerEnter: (event) => {
      props.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') onEnter();
    },
    onPointerLeave: (event) => {
      props.onPointerLeave?.(event);
      onLeave();
    },
    // A day that cannot be chosen answers no press, yet a tapped day is the one to tell about.
    onClick: (event) => {
      props.onClick?.(event);
      event.currentTarget.focus();
    },
  };
}
