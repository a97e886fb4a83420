import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { TourLanguage } from '../../../../../api/contract/types.ts';
import { DateLanguage } from '../../../../../domain/tour/date-language.tsx';
import { dateStatusNames } from '../../../../../domain/tour/date-status-names.ts';
import { seatsOf, seatsTaken } from '../../../../../domain/tour/seats.ts';
import { useFormat } from '../../../../../i18n/use-format.ts';
import { IconButton } from '../../../../../ui/actions/icon-button/icon-button.tsx';
import { Badge } from '../../../../../ui/content/badge/badge.tsx';
import type { DateRow } from '../../values/tour-values.ts';
import * as styles from './dates.css.ts';
import { endOf } from './rows.ts';

const tones = { AVAILABLE: 'positive', FULLY_BOOKED: 'neutral', CANCELLED: 'danger' } as const;

interface DateItemProps {
  row: DateRow;
  /** Seats that guests have booked or asked for; undefined while nobody knows. */
  taken: number | undefined;
  /** More than the tour has seats now. */
  isTooFull: boolean;
  /** Those of the tour. */
  languages: readonly TourLanguage[];
  onLanguage: (language: DateRow['language']) => void;
  onRemove: () => void;
}

/** One date: when, for how many, what of it is taken, and that it can go. */
export function DateItem(props: DateItemProps) {
  const { row, taken, isTooFull, languages, onLanguage, onRemove } = props;
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { id, startDate, maxGuests, availabilityStatus } = row;
  const when = `${format.date(startDate, 'full')} ${format.time(startDate)}`;
  const isBooked = taken !== undefined && taken > 0;
  return (
    <li className={styles.row}>
      <span className={styles.texts}>
        <span className={styles.day}>{format.date(startDate, 'full')}</span>
        <span className={styles.facts}>
          <span>
            {format.time(startDate)}–{format.time(endOf(row))}
          </span>
          <span>{i18n._(isBooked ? seatsTaken(taken, maxGuests) : seatsOf(maxGuests))}</span>
          {isBooked && (
            <span>
              <Trans>cannot be removed while it is booked</Trans>
            </span>
          )}
          {isTooFull && (
            <span>
              <Trans>keeps its seats: more are taken than the tour has now</Trans>
            </span>
          )}
        </span>
        <DateLanguage
          label={t`Language of ${when}`}
          value={row.language}
          ofTour={languages}
          onChange={onLanguage}
        />
      </span>
      {id === null ? (
        <Badge>
          <Trans>Not saved yet</Trans>
        </Badge>
      ) : (
        <Badge tone={tones[availabilityStatus]}>
          {i18n._(dateStatusNames[availabilityStatus])}
        </Badge>
      )}
      <span className={styles.act}>
        {!isBooked && (
          <IconButton label={t`Remove ${when}`} onPress={onRemove}>
            <X aria-hidden="true" size={18} strokeWidth={1.75} />
          </IconButton>
        )}
      </span>
    </li>
  );
}
