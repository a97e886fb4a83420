import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type HourRange, hourRange } from '../../../../domain/trip/hours.ts';
import type { DateRange } from '../../../../domain/trip/trip-search.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import * as styles from './day-buttons.css.ts';

/** Takes the person to where days are chosen, or the hours of a chosen day. */
export type GoToChoice = (what: 'days' | 'hours') => void;

interface DayButtonsProps {
  /** The chosen days; null while none are. */
  days: DateRange | null;
  /** Whether hours of one day are wanted, and which, once they are chosen. */
  byHour: boolean;
  hours: HourRange | null;
  /** Whether an hour of the chosen day may be left. */
  hasHours: boolean;
  onChoose: GoToChoice;
}

/** First and last day of a trip, or its day and its hours, as two fields that lead to the calendar. */
export function DayButtons({ days, byHour, hours, hasHours, onChoose }: DayButtonsProps) {
  const format = useFormat();
  const day = (date: string | undefined) =>
    date === undefined ? <Trans>Choose a day</Trans> : format.date(date, 'short');
  return (
    <div className={styles.fields}>
      <DayField
        caption={byHour ? <Trans>Day</Trans> : <Trans>First day</Trans>}
        onPress={() => onChoose('days')}
      >
        {day(days?.start)}
      </DayField>
      {byHour ? (
        <DayField
          caption={<Trans>Hours</Trans>}
          onPress={() => onChoose(days && hasHours ? 'hours' : 'days')}
        >
          {hours && hourRange(hours)}
          {!hours && (hasHours ? <Trans>Choose hours</Trans> : <Trans>None left</Trans>)}
        </DayField>
      ) : (
        <DayField caption={<Trans>Last day</Trans>} onPress={() => onChoose('days')}>
          {day(days?.end)}
        </DayField>
      )}
    </div>
  );
}

interface FieldProps {
  caption: ReactNode;
  children: ReactNode;
  onPress: () => void;
}

/** A field that leads to where days are chosen. */
export function DayField({ caption, children, onPress }: FieldProps) {
  return (
    <button type="button" className={styles.field} onClick={onPress}>
      <span className={styles.caption}>{caption}</span>
      <span className={styles.value}>{children}</span>
    </button>
  );
}
