import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AvailabilityBatchDay } from '../../../../api/contract/types.ts';
import { availabilityPreviewQuery } from '../../../../api/resources/availabilities/preview-queries.ts';
import { availabilitiesKey } from '../../../../api/resources/availabilities/queries.ts';
import { useSingleMutation } from '../../../../api/use-single-mutation.ts';
import { createKeyedCalls } from '../../../../forms/submission/keyed-calls.ts';
import { type DayAct, type DayChange, isChange, isRefusal } from '../batch/changes.ts';
import { dayKey, type OfferDay, offerOf } from '../batch/offer-days.ts';
import { previewChanges, previewStanding, type Sent, sendChanges } from '../batch/send.ts';
import { actOf, type Common, commonOf, type Draft } from './draft.ts';

const nothing: Common = { status: undefined, isInstant: undefined, price: undefined };

interface EditOptions {
  /** All that were chosen. */
  days: readonly OfferDay[];
  /** Whether a day of them is to change: its day of the week may be left out. */
  isWanted: (day: Pick<OfferDay, 'date'>) => boolean;
  draft: Draft;
  /** Whether days may still be drawn over: what stands is not read for every day that is passed. */
  readsLater: boolean;
  /** Called with the days that were changed, whether or not all of them were. */
  onChanged: (days: AvailabilityBatchDay[]) => void;
}

/**
 * What stands on the chosen days, what a draft would make of them, and saving that. What stands is read
 * when the panel opens, and the changes are held against it: a day that says something else by the time
 * it is saved is refused and told, and can be saved once more after it was seen.
 */
export function useEdit({ days, isWanted, draft, readsLater, onChanged }: EditOptions) {
  const queryClient = useQueryClient();
  const [keyed] = useState(createKeyedCalls);
  const [outcome, setOutcome] = useState<Sent>();
  /** The days that are left after some were saved, by `dayKey`. */
  const [left, setLeft] = useState<ReadonlySet<string>>();
  /** Counts how often what stands was read. */
  const [look, setLook] = useState(0);

  const seen = useQuery({
    ...availabilityPreviewQuery(['seen', look, days.map(dayKey)], async (signal) => {
      if (readsLater) await later(signal);
      return previewStanding(days, signal);
    }),
    placeholderData: keepPreviousData,
  });
  const wanted = (seen.data ?? []).filter(
    (day) => isWanted(day) && (left === undefined || left.has(dayKey(day))),
  );
  const common = seen.data ? commonOf(wanted.filter(mayChange)) : nothing;
  const act = wanted.length > 0 ? actOf(draft, common) : undefined;
  const changes = act ? changesBy(act, wanted) : [];
  const previewOptions = availabilityPreviewQuery(
    ['change', look, wanted.map(dayKey), act],
    (signal) => previewChanges(changes, signal),
  );
  const preview = useQuery({
    ...previewOptions,
    enabled: changes.length > 0 && !seen.isPlaceholderData,
    placeholderData: keepPreviousData,
  });

  const saving = useSingleMutation({
    mutationFn: async () => {
      // A price that was just typed may be saved before its preview is there.
      const previewed = await queryClient.ensureQueryData(previewOptions);
      const willChange = new Set(previewed.filter(changesDay).map(dayKey));
      return sendChanges(
        changes.filter((change) => willChange.has(dayKey(change))),
        keyed,
      );
    },
    onSuccess: async (sent) => {
      const refused = sent.days.filter((day) => isRefusal(day.outcome));
      onChanged(sent.days.filter(changesDay));
      await queryClient.invalidateQueries({ queryKey: availabilitiesKey });
      if (isDone(sent)) return;
      setOutcome(sent);
      setLeft(new Set([...refused, ...sent.unsent].map(dayKey)));
      // What was sent and never answered may have been done: then it is done once, by its key.
      if (refused.length > 0) setLook((count) => count + 1);
    },
  });

  return {
    /** What stands on the chosen days. */
    seen,
    /** What the days that are to change have in common. */
    common,
    /** Whether the draft says anything that can be sent. */
    hasChange: act !== undefined,
    preview,
    saving,
    /** What became of the last try, unless all of it was done. */
    outcome,
    /** How many days are to change now. */
    dayCount: wanted.length,
    /** Takes what stands now as seen: what somebody else has changed may then be changed again. */
    lookAgain: () => setLook((count) => count + 1),
  };
}

/** Whether nothing is left to do. */
export const isDone = ({ days, unsent }: Sent): boolean =>
  unsent.length === 0 && !days.some((day) => isRefusal(day.outcome));

/** Longer than a drag rests on a day, in milliseconds. */
const PASSING = 200;

/** Waits until a drag has come to rest; rejects when it goes on to other days. */
function later(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PASSING);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function changesBy(act: DayAct, seen: readonly AvailabilityBatchDay[]): DayChange[] {
  return seen.flatMap((day) => {
    const offer = offerOf(day);
    return offer ? [{ ...offer, date: day.date, seen: day.before, act }] : [];
  });
}

const changesDay = ({ outcome }: AvailabilityBatchDay) => isChange(outcome);
const mayChange = ({ outcome }: AvailabilityBatchDay) => outcome !== 'PAST';
