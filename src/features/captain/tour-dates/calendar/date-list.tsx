import { Plural, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tourDateStatusValues } from '../../../../api/contract/contract.ts';
import type { TourDateSeats, TourDateStatus } from '../../../../api/contract/types.ts';
import { dateStatusNames } from '../../../../domain/tour/date-status-names.ts';
import { seatsTaken } from '../../../../domain/tour/seats.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import { isFocusLost } from '../../../../ui/page/focus-around/is-focus-lost.ts';
import * as styles from './date-list.css.ts';
import { DateStatusMark } from './date-status.tsx';
import { DeleteDate } from './delete-date.tsx';
import { useDateStatus } from './use-date-status.ts';

interface DateListProps {
  dates: readonly TourDateSeats[];
  /** The id of the date that was asked for in the month: it takes the focus. */
  asked: { id: number } | undefined;
  /** Whether who looks may change the dates. */
  canChange: boolean;
  /** Called when the last of the dates was deleted: the list goes, and somebody has to take the focus. */
  onEmptied: () => void;
}

/** The dates of a month one by one: seats, status, and what can be done. */
export function DateList({ dates, asked, canChange, onEmptied }: DateListProps) {
  const { t } = useLingui();
  const [deleted, setDeleted] = useState<TourDateSeats>();
  const list = useRef<HTMLUListElement>(null);
  const isGone = useRef(false);
  const takeFocus = useEffectEvent(() => {
    if (dates.length > 1) list.current?.focus();
    else onEmptied();
  });
  // Not before the question is closed, which keeps the focus to itself.
  useEffect(() => {
    if (deleted || !isGone.current) return;
    isGone.current = false;
    takeFocus();
  }, [deleted]);
  useEffect(() => {
    if (!asked) return;
    list.current?.querySelector<HTMLElement>(`[data-date="${asked.id}"]`)?.focus();
  }, [asked]);
  return (
    <>
      {/* The list takes the focus when the row that had it has gone. */}
      {dates.length > 0 && (
        <ul ref={list} className={styles.list} aria-label={t`Dates of the month`} tabIndex={-1}>
          {dates.map((date) => (
            <DateRow
              key={date.tourDateId}
              date={date}
              canChange={canChange}
              onDelete={() => setDeleted(date)}
            />
          ))}
        </ul>
      )}
      <DeleteDate
        date={deleted}
        onClose={() => setDeleted(undefined)}
        onDeleted={() => {
          isGone.current = true;
        }}
      />
    </>
  );
}

interface DateRowProps {
  date: TourDateSeats;
  canChange: boolean;
  onDelete: () => void;
}

function DateRow({ date, canChange, onDelete }: DateRowProps) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const change = useDateStatus();
  const row = useRef<HTMLLIElement>(null);
  const asked = useRef<TourDateStatus>(undefined);
  // A second press may come before the first is shown to be under way.
  const isBusy = useRef(false);
  const { tourDateId, startDate, availabilityStatus: current, bookedSeats, heldSeats } = date;
  // The button that was pressed is disabled by now, which leaves the focus nowhere.
  const takeFocus = useEffectEvent((status: TourDateStatus) => {
    if (asked.current !== status) return;
    asked.current = undefined;
    if (isFocusLost() || document.activeElement?.matches(':disabled')) row.current?.focus();
  });
  useEffect(() => takeFocus(current), [current]);
  const when = `${format.date(startDate, 'full')} ${format.time(startDate)}`;
  return (
    <li ref={row} className={styles.row} data-date={tourDateId} tabIndex={-1}>
      <div>
        <p className={styles.when}>{when}</p>
        <p className={styles.facts}>
          <span>{i18n._(seatsTaken(bookedSeats + heldSeats, date.maxGuests))}</span>
          <span>
            <Plural value={date.freeSeats} _0="none free" one="# free" other="# free" />
          </span>
          {heldSeats > 0 && (
            <span>
              <Plural
                value={heldSeats}
                one="# waits for your answer"
                other="# wait for your answer"
              />
            </span>
          )}
          {!canChange && <span>{i18n._(dateStatusNames[current])}</span>}
        </p>
      </div>
      {canChange && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex box everywhere */}
          <div className={styles.statuses} role="group" aria-label={t`Status of ${when}`}>
            {tourDateStatusValues.map((status) => (
              <Button
                key={status}
                size="small"
                variant={status === current ? 'sea' : 'secondary'}
                disabled={status === current}
                pending={change.isPending && change.variables.wanted === status}
                onPress={() => {
                  if (isBusy.current) return;
                  isBusy.current = true;
                  asked.current = status;
                  change.mutate(
                    { date, seen: current, wanted: status },
                    {
                      onSettled() {
                        isBusy.current = false;
                      },
                    },
                  );
                }}
              >
                <DateStatusMark status={status} size={16} />
                {i18n._(dateStatusNames[status])}
              </Button>
            ))}
          </div>
          <div className={styles.bin}>
            <IconButton label={t`Delete ${when}`} onPress={onDelete}>
              <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
            </IconButton>
          </div>
        </>
      )}
    </li>
  );
}
