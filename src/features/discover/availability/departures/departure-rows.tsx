import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { Tour } from '../../../../api/contract/types.ts';
import { useLanguageNames } from '../../../../domain/text-language/use-language-names.ts';
import { DurationText } from '../../../../domain/tour/duration-text.tsx';
import { seatsToHave } from '../../../../domain/tour/open-dates.ts';
import { onlySeatsLeft, seatsLeft } from '../../../../domain/tour/seats.ts';
import { startTimeOf } from '../../../../domain/tour/tour-date.ts';
import type { TourChoice } from '../../../../domain/tour/use-tour-dates.ts';
import { clockTime } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { weekdayOf } from '../../../../lib/calendar-day.ts';
import { usePriceWords } from '../prices/use-price-words.ts';
import * as styles from './departure-rows.css.ts';

/** So few seats are told with emphasis. */
const LAST_SEATS = 3;

export interface DepartureRowsProps {
  departures: readonly TourChoice[];
  languages: Tour['languages'];
  /** How many people were asked for: a row with fewer seats says so. */
  guests: number | undefined;
  /** The price that the page tells at its head, lira: a row says of its own where it is another. */
  headline: number;
  /** Whether prices and closed days are known. */
  isKnown: boolean;
  today: string;
}

interface ChoosableRowsProps extends DepartureRowsProps {
  /** The id of the chosen date. */
  chosen: number | undefined;
  onChoose: (dateId: number) => void;
}

/** Departures of a tour, one per row, of which one press chooses one. */
export function ChoosableRows({ departures, chosen, onChoose, ...row }: ChoosableRowsProps) {
  const wordsOf = useDeparture(row);
  return (
    <RadioGroup
      className={styles.list}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(id) => onChoose(Number(id))}
    >
      <Label className={styles.label}>
        <Trans>Choose a departure.</Trans>
      </Label>
      <div className={styles.rows}>
        {departures.map((departure) => {
          const words = wordsOf(departure);
          return (
            <Radio
              key={departure.date.id}
              value={String(departure.date.id)}
              isDisabled={words.isFull}
              className={styles.choosable}
              aria-label={words.name}
              data-full={words.isFull || undefined}
            >
              <Cells {...words} />
              <span className={styles.mark}>
                <Check aria-hidden="true" size={16} strokeWidth={3} />
              </span>
            </Radio>
          );
        })}
      </div>
    </RadioGroup>
  );
}

/** The same to look at. */
export function ReadRows({ departures, ...row }: DepartureRowsProps) {
  const wordsOf = useDeparture(row);
  return (
    <div className={styles.list}>
      <ul className={styles.rows}>
        {departures.map((departure) => {
          const words = wordsOf(departure);
          return (
            <li
              key={departure.date.id}
              className={styles.row}
              data-full={words.isFull || undefined}
            >
              <Cells {...words} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface DepartureWords {
  day: string;
  weekday: string;
  hours: string;
  length: ReactNode;
  languages: string;
  seats: string;
  /** Told with emphasis. */
  isFew: boolean;
  isFull: boolean;
  price: string | undefined;
  /** It is not the one at the head of the page. */
  isOtherPrice: boolean;
  /** All of it, for a screen reader. */
  name: string;
}

/** Puts a departure into words. */
function useDeparture({
  languages: spoken,
  guests = 1,
  headline,
  isKnown,
  today,
}: Omit<DepartureRowsProps, 'departures'>): (departure: TourChoice) => DepartureWords {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const nameOf = useLanguageNames();
  const priceWords = usePriceWords('person');
  const ofTour = spoken.map(nameOf).join(', ');
  return ({ date, days, day: entry, isBookable }) => {
    const isThisYear = days.start.slice(0, 4) === today.slice(0, 4);
    const day = format.date(days.start, isThisYear ? 'day' : 'long');
    const languages = date.language ? nameOf(date.language) : ofTour;
    const weekday = format.weekday(weekdayOf(days.start));
    const begins = startTimeOf(date);
    const hours = date.endDate ? `${begins}–${clockTime(new Date(date.endDate))}` : begins;
    const isFull =
      date.availabilityStatus !== 'AVAILABLE' || date.freeSeats === 0 || (isKnown && !isBookable);
    const isShort = !isFull && seatsToHave(date) < guests;
    const seats = isFull
      ? t({ context: 'departure of a tour', message: 'Full' })
      : i18n._(isShort ? onlySeatsLeft(date) : seatsLeft(date));
    const price = isKnown && !isFull && entry ? priceWords(entry.price) : undefined;
    return {
      day,
      weekday,
      hours,
      length: <DurationText minutes={date.durationMinutes} />,
      languages,
      seats,
      isFew: isShort || (!isFull && date.freeSeats !== undefined && date.freeSeats <= LAST_SEATS),
      isFull,
      price,
      isOtherPrice: entry?.price !== headline,
      name: [format.date(days.start, 'full'), hours, seats, languages, price]
        .filter(Boolean)
        .join(', '),
    };
  };
}

function Cells(words: DepartureWords) {
  const { day, weekday, hours, length, languages, seats, isFew, price, isOtherPrice } = words;
  return (
    <>
      <span className={styles.day}>
        {day}
        <span className={styles.weekday}>{weekday}</span>
      </span>
      <span className={styles.hours}>
        {hours} <span className={styles.length}>{length}</span>
      </span>
      <span className={styles.languages}>{languages}</span>
      <span className={isFew ? styles.fewSeats : styles.seats}>{seats}</span>
      {price && <span className={isOtherPrice ? styles.otherPrice : styles.price}>{price}</span>}
    </>
  );
}
