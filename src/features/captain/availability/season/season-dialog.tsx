import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  availabilityBatchChangeLimits,
  listBoatAvailabilitiesByRangeOperation,
} from '../../../../api/contract/contract.ts';
import type { TimelineBoat } from '../../../../api/contract/types.ts';
import { availabilityPreviewQuery } from '../../../../api/resources/availabilities/preview-queries.ts';
import { availabilitiesKey } from '../../../../api/resources/availabilities/queries.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import { useDayNames } from '../../../../domain/calendar/use-day-names.ts';
import { FailureNotice } from '../../../../forms/submission/failure-notice.tsx';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { dayCount } from '../../../../lib/calendar-day.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { CheckboxGroup } from '../../../../ui/choices/checkbox-group/checkbox-group.tsx';
import { Switch } from '../../../../ui/choices/switch/switch.tsx';
import type { DayRange } from '../../../../ui/dates/calendar/days.ts';
import { DateRangePicker } from '../../../../ui/dates/date-range-picker/date-range-picker.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { NumberField } from '../../../../ui/fields/number-field/number-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import { isChange, isRefusal } from '../batch/changes.ts';
import { offerKey } from '../batch/offer-days.ts';
import { type Sent, sendChanges } from '../batch/send.ts';
import { useUndo } from '../batch/use-undo.ts';
import { ChangeSummary } from '../edit/change-summary.tsx';
import { OutcomeNotice } from '../edit/outcome-notice.tsx';
import { summaryOf } from '../edit/summary.ts';
import * as styles from './season-dialog.css.ts';
import { lastSeason, yearOn } from './season-plan.ts';
import { previewSeason } from './season-preview.ts';

interface SeasonDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  boats: readonly TimelineBoat[];
  /** The boat that is chosen at first. */
  boatId: number;
  today: string;
}

/** Takes last year's prices over to this year's calendar, day of the week by day of the week. */
export default function SeasonDialog({ isOpen, onOpenChange, ...rest }: SeasonDialogProps) {
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      title={<Trans>Take last year’s prices over</Trans>}
      isOpen={isOpen}
      onOpenChange={(open) => !isPending && onOpenChange(open)}
    >
      <SeasonForm {...rest} onPending={setPending} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** The longest range that the entries of a boat are read in. */
const mostDays: number = listBoatAvailabilitiesByRangeOperation.maxDays;
const { pricePercent: percents } = availabilityBatchChangeLimits;

interface SeasonFormProps extends Pick<SeasonDialogProps, 'boats' | 'boatId' | 'today'> {
  onPending: (isPending: boolean) => void;
  onDone: () => void;
}

function SeasonForm({ boats, boatId, today, onPending, onDone }: SeasonFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const dayNames = useDayNames();
  const queryClient = useQueryClient();
  const showUndo = useUndo();
  const [keyed] = useState(createKeyedCalls);
  const [range, setRange] = useState<DayRange | null>(() => lastSeason(today));
  const [boatIds, setBoatIds] = useState<readonly string[]>([String(boatId)]);
  const [percent, setPercent] = useState(0);
  const [opensDays, setOpensDays] = useState(true);
  const [outcome, setOutcome] = useState<Sent>();

  const isTooLong = range !== null && dayCount(range.start, range.end) > mostDays;
  const choice = range &&
    !isTooLong &&
    boatIds.length > 0 && { ...range, boatIds: boatIds.map(Number), percent, opensDays };
  const preview = useQuery({
    ...availabilityPreviewQuery(['season', choice, outcome?.days.length], (signal) => {
      if (!choice) throw new Error('No season is chosen');
      return previewSeason(queryClient, choice, today, signal);
    }),
    enabled: choice !== null && choice !== false,
    placeholderData: keepPreviousData,
  });
  const plan = choice ? preview.data?.plan : undefined;
  const summary =
    choice && preview.data
      ? summaryOf(
          preview.data.days,
          (day) => boats.find(({ boatId }) => boatId === day.boatId)?.dailyPrice,
        )
      : undefined;
  const count = summary?.changed.length ?? 0;

  const saving = useSingleMutation({
    mutationFn: async () => {
      onPending(true);
      try {
        return await sendChanges(plan?.changes ?? [], keyed);
      } finally {
        onPending(false);
      }
    },
    async onSuccess(sent) {
      const changed = sent.days.filter((day) => isChange(day.outcome));
      await queryClient.invalidateQueries({ queryKey: availabilitiesKey });
      const saved = changed.length;
      if (saved > 0) {
        showUndo(
          t`${plural(saved, { one: '# day is saved', other: '# days are saved' })}`,
          changed,
        );
      }
      const isDone = sent.unsent.length === 0 && !sent.days.some((day) => isRefusal(day.outcome));
      if (isDone) onDone();
      // What was saved says so already: trying again sends the rest alone.
      else setOutcome(sent);
    },
  });

  return (
    <div className={styles.form}>
      <DateRangePicker
        label={t`Season to copy`}
        description={
          range
            ? t`Goes to ${format.dateRange(yearOn(range.start), yearOn(range.end))}, each day to the same day of the week.`
            : undefined
        }
        error={isTooLong ? t`At most ${format.number(mostDays)} days.` : undefined}
        value={range}
        onChange={setRange}
      />
      {boats.length > 1 && (
        <CheckboxGroup
          label={t`Boats`}
          look="columns"
          options={boats.map((boat) => ({ id: String(boat.boatId), label: boat.boatName }))}
          value={boatIds}
          onChange={setBoatIds}
        />
      )}
      <NumberField
        label={t`Per cent on the old prices`}
        description={t`Rounded to whole lira.`}
        minValue={percents.minimum}
        maxValue={percents.maximum}
        stepper
        value={percent}
        onChange={(value) => setPercent(Number.isNaN(value) ? 0 : value)}
      />
      <Switch
        isSelected={opensDays}
        onChange={setOpensDays}
        description={<Trans>Days without an entry open where they were open last year</Trans>}
      >
        <Trans>Open the days as well</Trans>
      </Switch>
      {outcome && (
        <OutcomeNotice
          sent={outcome}
          offerNames={new Map(boats.map((boat) => [offerKey(boat), boat.boatName]))}
        />
      )}
      <FailureNotice error={choice ? preview.error : null} />
      {preview.isFetching && !preview.data && (
        <p role="status">
          <Trans>Loading…</Trans>
        </p>
      )}
      {summary && plan && (
        <>
          {plan.changes.length === 0 ? (
            <Notice tone="info" role="status">
              <Trans>There is nothing to take over: that season has no prices of its own.</Trans>
            </Notice>
          ) : (
            <ChangeSummary summary={summary} isOld={preview.isPlaceholderData} />
          )}
          {plan.booked.length > 0 && (
            <p className={styles.stays}>
              <Trans>Booked, stays as it is: {dayNames(plan.booked)}</Trans>
            </p>
          )}
          {plan.past.length > 0 && (
            <p className={styles.stays}>
              <Plural
                value={plan.past.length}
                one="# day is over and stays as it is"
                other="# days are over and stay as they are"
              />
            </p>
          )}
        </>
      )}
      <Button
        wide
        size="large"
        pending={saving.isPending}
        disabled={count === 0 || preview.isPlaceholderData}
        onPress={() => saving.mutate()}
      >
        {outcome ? (
          <Plural value={count} one="Try # day again" other="Try # days again" />
        ) : (
          <Plural value={count} one="Save # day" other="Save # days" />
        )}
      </Button>
    </div>
  );
}
