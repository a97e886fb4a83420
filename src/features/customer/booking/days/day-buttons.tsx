import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hourRange } from '../../../../domain/trip/hours.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { BoatTrip } from '../quote/quote.ts';
import * as styles from './day-buttons.css.ts';

interface DayButtonsProps {
  trip: BoatTrip | null;
  /** Takes the person to where days and hours are chosen. */
  onChoose: () => void;
}

/** First and last day of a trip, or its day and its hours, as two fields that lead to the calendar. */
export function DayButtons({ trip, onChoose }: DayButtonsProps) {
  const format = useFormat();
  const day = (date: string | undefined) =>
    date === undefined ? <Trans>Choose a day</Trans> : format.date(date, 'short');
  return (
    <div className={styles.fields}>
      <DayField
        caption={trip?.hours ? <Trans>Day</Trans> : <Trans>First day</Trans>}
        onPress={onChoose}
      >
        {day(trip?.days.start)}
      </DayField>
      {trip?.hours ? (
        <DayField caption={<Trans>Hours</Trans>} onPress={onChoose}>
          {hourRange(trip.hours)}
        </DayField>
      ) : (
        <DayField caption={<Trans>Last day</Trans>} onPress={onChoose}>
          {day(trip?.days.end)}
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
