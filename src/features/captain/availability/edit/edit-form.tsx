import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { AvailabilityBatchDay } from '../../../../api/contract/types.ts';
import { QueryError } from '../../../../domain/query/query-error.tsx';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { weekdayOf } from '../../../../lib/calendar-day.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button/icon-button.tsx';
import { Segments } from '../../../../ui/choices/segments/segments.tsx';
import { Switch } from '../../../../ui/choices/switch/switch.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { daysOfOffers, offerKey, refOf } from '../batch/offer-days.ts';
import { useUndo } from '../batch/use-undo.ts';
import { ChangeSummary } from './change-summary.tsx';
import { type Draft, priceProblem, statusOf } from './draft.ts';
import * as styles from './edit-days.css.ts';
import type { EditDaysProps } from './edit-props.ts';
import { OutcomeNotice, StaleNotice } from './outcome-notice.tsx';
import { PriceChoice } from './price-choice.tsx';
import { SelectionFacts, useSelectionTitle } from './selection-head.tsx';
import { summaryOf } from './summary.ts';
import { isDone, useEdit } from './use-edit.ts';
import { WeekdayChoice } from './weekday-choice.tsx';
import { weekdaysOf, without } from './weekdays.ts';

/** What is asked for, whichever days are chosen. */
export interface EditWish {
  draft: Draft;
  /** Days of the week that stay as they are, 1 for Monday to 7 for Sunday. */
  leftOut: ReadonlySet<number>;
}

export interface EditFormProps extends EditDaysProps {
  wish: EditWish;
  onWish: (next: (before: EditWish) => EditWish) => void;
  /** Other days were chosen than the panel opened with. */
  isMoved: boolean;
}

/** What is asked of the chosen days, and what saving it will change. */
export function EditForm({
  selection,
  onSaved,
  onClose,
  withHead,
  wish: { draft, leftOut },
  onWish,
  isMoved,
}: EditFormProps & { withHead: boolean }) {
  const { t } = useLingui();
  const { offers } = selection;
  const title = useSelectionTitle(selection);
  const showUndo = useUndo();
  const [isTried, setTried] = useState(false);
  const days = without(selection.days, leftOut);
  const weekdays = weekdaysOf(selection.days);
  const change = (part: Draft) =>
    onWish((before) => ({ ...before, draft: { ...before.draft, ...part } }));

  function tell(changed: AvailabilityBatchDay[]) {
    if (changed.length === 0) return;
    const count = changed.length;
    const isDeletion = changed.every(({ outcome }) => outcome === 'DELETED');
    showUndo(
      isDeletion
        ? t`${plural(count, { one: 'The entry of # day is deleted', other: 'The entries of # days are deleted' })}`
        : t`${plural(count, { one: '# day is saved', other: '# days are saved' })}`,
      changed,
    );
    onSaved();
  }
  const edit = useEdit({
    days: daysOfOffers(offers, selection.days),
    isWanted: ({ date }) => !leftOut.has(weekdayOf(date)),
    draft,
    onChanged: tell,
    readsLater: isMoved,
  });
  const { seen, common, preview, saving, outcome } = edit;
  const status = statusOf(draft, common);
  const priceOf = new Map(offers.map((offer) => [offerKey(refOf(offer)), offer.dailyPrice]));
  const previewed = edit.hasChange ? preview.data : undefined;
  const summary = previewed && summaryOf(previewed, (day) => priceOf.get(offerKey(day)));
  const offerNames = new Map(offers.map((offer) => [offerKey(refOf(offer)), offer.name]));
  const stale = previewed?.filter((day) => day.outcome === 'STALE') ?? [];
  const problem = priceProblem(draft);
  const toSave = summary?.changed.length ?? edit.dayCount;

  function save() {
    setTried(true);
    if (problem || !edit.hasChange || summary?.changed.length === 0) return;
    // Not when other days were chosen meanwhile: the panel is theirs by then.
    saving.mutate(undefined, { onSuccess: (sent) => isDone(sent) && onClose() });
  }

  return (
    <>
      {withHead ? (
        <header className={styles.head}>
          <div>
            <p className={styles.caption}>
              <Trans context="days of the calendar">Chosen</Trans>
            </p>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.caption}>
              <SelectionFacts offers={offers} days={days} />
            </p>
          </div>
          <div className={styles.close}>
            <IconButton label={t`Close`} onPress={onClose}>
              <X aria-hidden="true" size={20} strokeWidth={1.75} />
            </IconButton>
          </div>
        </header>
      ) : (
        <p className={styles.caption}>
          <SelectionFacts offers={offers} days={days} />
        </p>
      )}
      {(weekdays.length > 1 || days.length === 0) && (
        <WeekdayChoice
          weekdays={weekdays}
          leftOut={leftOut}
          onChange={(next) => onWish((before) => ({ ...before, leftOut: next }))}
        />
      )}
      {days.length === 0 && (
        <p role="status" className={styles.hint}>
          <Trans>Every day of the week is left out.</Trans>
        </p>
      )}
      {seen.isError && <QueryError result={seen} level={3} />}
      {seen.isPending && days.length > 0 && <Skeleton height="200px" />}
      {seen.data && days.length > 0 && (
        <>
          <Segments
            label={t`Status of the days`}
            value={status ?? null}
            options={[
              { id: 'open', label: t({ context: 'day in the calendar', message: 'Open' }) },
              { id: 'closed', label: t({ context: 'day in the calendar', message: 'Closed' }) },
              { id: 'deleted', label: t({ context: 'day in the calendar', message: 'Delete' }) },
            ]}
            onChange={(next) => change({ status: next })}
          />
          {status === undefined && (
            <p className={styles.hint}>
              <Trans>Some are open, some closed; they stay so unless you choose.</Trans>
            </p>
          )}
          {status === 'deleted' ? (
            <p className={styles.hint}>
              <Trans>Days without an entry cannot be booked, until you open them again.</Trans>
            </p>
          ) : (
            <>
              <div className={styles.part}>
                <Switch
                  isSelected={draft.isInstant ?? common.isInstant ?? false}
                  onChange={(isInstant) => change({ isInstant })}
                  description={
                    draft.isInstant === undefined && common.isInstant === undefined ? (
                      <Trans>The chosen days differ, and stay so unless you touch this</Trans>
                    ) : (
                      <Trans>Booked without waiting for you</Trans>
                    )
                  }
                >
                  <Trans>Instant confirmation</Trans>
                </Switch>
              </div>
              <PriceChoice
                draft={draft}
                common={common}
                regularPrice={offers.length === 1 ? offers[0]?.dailyPrice : undefined}
                problem={isTried ? problem : undefined}
                onChange={(price) => change({ price })}
              />
            </>
          )}
          {outcome && <OutcomeNotice sent={outcome} offerNames={offerNames} />}
          {stale.length > 0 && (
            <StaleNotice days={stale} offerNames={offerNames} onLookAgain={edit.lookAgain} />
          )}
          {summary && (
            <ChangeSummary
              summary={{
                ...summary,
                refused: summary.refused.filter((refused) => refused.outcome !== 'STALE'),
              }}
              isOld={preview.isPlaceholderData}
            />
          )}
          {isTried && !edit.hasChange && !problem && (
            <p role="status" className={styles.hint}>
              <Trans>Choose first what is to change.</Trans>
            </p>
          )}
          <FailureNotice error={edit.hasChange ? (preview.error ?? saving.error) : null} />
          <div className={styles.actions}>
            <Button
              wide
              variant={status === 'deleted' ? 'danger' : 'primary'}
              pending={saving.isPending}
              onPress={save}
            >
              {status === 'deleted' ? (
                <Plural value={toSave} one="Delete # day" other="Delete # days" />
              ) : outcome ? (
                <Plural value={toSave} one="Try # day again" other="Try # days again" />
              ) : (
                <Plural value={toSave} one="Save # day" other="Save # days" />
              )}
            </Button>
            <Button wide variant="text" onPress={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </>
      )}
    </>
  );
}
