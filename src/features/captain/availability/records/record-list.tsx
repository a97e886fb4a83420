import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Availability } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import { Switch } from '../../../../ui/choices/switch/switch.tsx';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog/confirm-dialog.tsx';
import * as styles from './record-list.css.ts';
import type { RecordList as ListName } from './record-rules.ts';
import { useChangeRecord } from './use-change-record.ts';

const EditEntry = lazyDialog(() => import('./edit-entry.tsx'));

/** How many rows come at a time. */
const step = 31;

interface RecordListProps {
  list: ListName;
  records: readonly Availability[];
  today: string;
  kind: 'boat' | 'tour';
  /** The regular price, in lira. */
  dailyPrice: number;
}

/** The entries of a boat or tour one by one: each opened or closed, edited, deleted. */
export function RecordList({ list: name, records, today, kind, dailyPrice }: RecordListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const change = useChangeRecord();
  const [count, setCount] = useState(step);
  const [edited, setEdited] = useState<Availability>();
  const [isEditing, setEditing] = useState(false);
  const [deleted, setDeleted] = useState<Availability>();
  const list = useRef<HTMLDivElement>(null);
  const isGone = useRef(false);
  // The row goes with its button; not before the question is closed, which keeps the focus to itself.
  useEffect(() => {
    if (deleted || !isGone.current) return;
    isGone.current = false;
    list.current?.focus();
  }, [deleted]);

  const toggle = (record: Availability, isAvailable: boolean) =>
    change.mutate({
      record,
      act: { action: 'SET', isAvailable },
      done: t`Availability updated`,
    });

  return (
    <div ref={list} tabIndex={-1}>
      {records.length === 0 ? (
        <NoRecords list={name} kind={kind} />
      ) : (
        <ul className={styles.list}>
          {records.slice(0, count).map((record) => {
            const { id, date, isAvailable, isInstantConfirmation, priceOverride } = record;
            const day = format.date(date, 'full');
            const isOver = date < today;
            return (
              <li key={id} className={styles.row}>
                <div>
                  <p className={styles.day}>{day}</p>
                  <p className={styles.facts}>
                    <Badge tone={isAvailable ? 'positive' : 'neutral'}>
                      {isAvailable ? (
                        <Trans context="day in the calendar">Open</Trans>
                      ) : (
                        <Trans context="day in the calendar">Closed</Trans>
                      )}
                    </Badge>
                    {isAvailable && isInstantConfirmation && <Trans>Instant confirmation</Trans>}
                    {isOver && <Trans>Past</Trans>}
                  </p>
                </div>
                <p className={priceOverride === null ? styles.regular : styles.price}>
                  {priceOverride === null ? (
                    <Trans>Regular price, {format.money(dailyPrice)}</Trans>
                  ) : (
                    format.money(priceOverride)
                  )}
                </p>
                {!isOver && (
                  <>
                    <div className={styles.toggle}>
                      <Switch
                        isSelected={isAvailable}
                        // Disabled, it would lose the focus.
                        isReadOnly={change.isPending}
                        aria-label={t`Can be booked: ${day}`}
                        onChange={(isOn) => toggle(record, isOn)}
                      >
                        <Trans>Can be booked</Trans>
                      </Switch>
                    </div>
                    <div className={styles.acts}>
                      <IconButton
                        label={t`Edit ${day}`}
                        onHoverStart={() => void EditEntry.preload()}
                        onPress={() => {
                          setEdited(record);
                          setEditing(true);
                        }}
                      >
                        <Pencil aria-hidden="true" size={18} strokeWidth={1.75} />
                      </IconButton>
                      <IconButton label={t`Delete ${day}`} onPress={() => setDeleted(record)}>
                        <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
                      </IconButton>
                    </div>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {records.length > count && (
        <div className={styles.more}>
          <Button variant="secondary" onPress={() => setCount(count + step)}>
            <Plural
              value={Math.min(step, records.length - count)}
              one="Show # more"
              other="Show # more"
            />
          </Button>
        </div>
      )}
      {edited && (
        <EditEntry isOpen={isEditing} onOpenChange={setEditing} entryId={edited.id} today={today} />
      )}
      <ConfirmDialog
        isOpen={deleted !== undefined}
        onOpenChange={() => setDeleted(undefined)}
        title={<Trans>Delete this entry?</Trans>}
        confirmLabel={<Trans>Delete the entry</Trans>}
        pending={change.isPending}
        danger
        onConfirm={() => {
          if (!deleted) return;
          change.mutate(
            { record: deleted, act: { action: 'DELETE' }, done: t`Availability deleted` },
            {
              onSuccess(isDone) {
                isGone.current = isDone;
                setDeleted(undefined);
              },
            },
          );
        }}
      >
        {deleted && (
          <p>
            <Trans>
              The entry of {format.date(deleted.date, 'full')} is gone for good, with its price.
              Nobody can book the day then. For a few seconds after it you can take it back.
            </Trans>
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}

function NoRecords({ list, kind }: Pick<RecordListProps, 'list' | 'kind'>) {
  if (kind === 'tour') {
    return (
      <EmptyState title={<Trans>No entry yet</Trans>}>
        <Trans>Add a period to close days of this tour, or to give them another price.</Trans>
      </EmptyState>
    );
  }
  if (list === 'available') {
    return (
      <EmptyState title={<Trans>No day can be booked</Trans>}>
        <Trans>Open days in the calendar, or add a period: then guests find this boat.</Trans>
      </EmptyState>
    );
  }
  return list === 'unavailable' ? (
    <EmptyState title={<Trans>No day is closed</Trans>}>
      <Trans>Days that you close, for care of the boat or for yourself, stand here.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No entry yet</Trans>}>
      <Trans>Add a period: only days with an entry can be booked.</Trans>
    </EmptyState>
  );
}
