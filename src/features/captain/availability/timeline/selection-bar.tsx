import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { addDays } from '../../../../lib/calendar-day.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import { link } from '../../../../ui/actions/link/link.css.ts';
import type { Row } from './model/rows.ts';
import type { Selection } from './model/selection.ts';
import type { DayRange } from './model/timeline-range.ts';
import * as styles from './timeline.css.ts';

interface SelectionBarProps {
  rows: readonly Row[];
  range: DayRange;
  chosen: Selection;
  todayIndex: number;
  openBooking: (bookingId: number) => void;
  /** Left out where nothing of it can be changed. */
  onEdit?: (() => void) | undefined;
  onClear: () => void;
}

/** What is chosen, in full, and what can be done with it. */
export function SelectionBar(props: SelectionBarProps) {
  const { rows, range, chosen, onEdit, onClear, openBooking } = props;
  const { t } = useLingui();
  const format = useFormat();
  const { firstRow, lastRow, firstDay, lastDay } = chosen;
  const chosenRows = rows.slice(firstRow, lastRow + 1);
  const [first, last] = [addDays(range.startDate, firstDay), addDays(range.startDate, lastDay)];
  const [row] = chosenRows;
  const isOneDay = firstDay === lastDay;
  const bookings =
    chosenRows.length === 1 && row?.kind === 'boat'
      ? row.bars.filter((bar) => bar.first <= lastDay && bar.last >= firstDay)
      : [];
  const entry = isOneDay && chosenRows.length === 1 ? row?.days[firstDay] : undefined;
  return (
    <section className={styles.selection} aria-label={t`Chosen days`}>
      <div className={styles.selectionTexts}>
        <p role="status" className={styles.selectionTitle}>
          {isOneDay ? format.date(first, 'full') : format.dateRange(first, last)}
          {!isOneDay && (
            <>
              {' · '}
              <Plural value={lastDay - firstDay + 1} one="# day" other="# days" />
            </>
          )}
          {' · '}
          {chosenRows.length === 1 ? (
            row?.name
          ) : (
            <Plural value={chosenRows.length} one="# boat" other="# boats" />
          )}
        </p>
        <p className={styles.selectionFacts}>
          {entry && <span>{format.money(entry.price)}</span>}
          {row?.kind === 'boat' &&
            bookings.slice(0, 3).map(({ booking }) => (
              <button
                key={booking.bookingId}
                type="button"
                className={link}
                onClick={() => openBooking(booking.bookingId)}
              >
                {booking.customerName},{' '}
                {format.dateRange(booking.startDate, booking.endDate, 'short')}
              </button>
            ))}
          {bookings.length > 3 && <More>{bookings.length - 3}</More>}
        </p>
      </div>
      <div className={styles.selectionActs}>
        {onEdit && (
          <Button variant="sea" onPress={onEdit}>
            <Trans>Edit days</Trans>
          </Button>
        )}
        <IconButton label={t`Choose nothing`} onPress={onClear}>
          <X aria-hidden="true" size={22} strokeWidth={1.75} />
        </IconButton>
      </div>
    </section>
  );
}

function More({ children }: { children: ReactNode }) {
  return (
    <span>
      <Trans>and {children} more</Trans>
    </span>
  );
}
