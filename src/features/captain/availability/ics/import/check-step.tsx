import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { availabilityPreviewQuery } from '../../../../../api/resources/availabilities/preview-queries.ts';
import { availabilitiesKey } from '../../../../../api/resources/availabilities/queries.ts';
import { useSingleMutation } from '../../../../../api/use-single-mutation.ts';
import { QueryError } from '../../../../../domain/query/query-error.tsx';
import { createKeyedCalls } from '../../../../../forms/submission/keyed-calls.ts';
import { Button } from '../../../../../ui/actions/button/button.tsx';
import { Notice } from '../../../../../ui/feedback/notice/notice.tsx';
import { Skeleton } from '../../../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../../../ui/loading/loading-status/loading-status.tsx';
import { Dialog } from '../../../../../ui/overlays/dialog/dialog.tsx';
import { isChange, isRefusal } from '../../batch/changes.ts';
import { dayKey, offerKey } from '../../batch/offer-days.ts';
import { previewChanges, type Sent, sendChanges } from '../../batch/send.ts';
import { useUndo } from '../../batch/use-undo.ts';
import { OutcomeNotice } from '../../edit/outcome-notice.tsx';
import { BoatOutcomes } from './boat-outcomes.tsx';
import * as styles from './import.css.ts';
import { type Chosen, closingAsSeen, closingChanges, outcomesOf } from './plan.ts';
import type { HostBoat } from './use-host-boats.ts';

interface CheckStepProps {
  title: string;
  boats: readonly HostBoat[];
  chosen: Chosen;
  onBack: () => void;
  onClose: () => void;
}

/** What the file would do, boat by boat, before it does it; and what of it could not be done. */
export function CheckStep({ title, boats, chosen, onBack, onClose }: CheckStepProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showUndo = useUndo();
  const [keyed] = useState(createKeyedCalls);
  /** What is left to do after some was done, and what became of that try. */
  const [left, setLeft] = useState<{ days: ReadonlySet<string>; sent: Sent; try: number }>();
  const changes = closingChanges(chosen.plan).filter(
    (change) => !left || left.days.has(dayKey(change)),
  );
  const preview = useQuery(
    availabilityPreviewQuery(['ics', left?.try ?? 0, changes.map(dayKey)], (signal) =>
      previewChanges(changes, signal),
    ),
  );
  const closing = closingAsSeen(preview.data ?? []);
  const count = closing.length;

  const saving = useSingleMutation({
    mutationFn: () => sendChanges(closing, keyed),
    onSuccess: async (sent) => {
      const changed = sent.days.filter(({ outcome }) => isChange(outcome));
      const refused = sent.days.filter(({ outcome }) => isRefusal(outcome));
      const closed = changed.length;
      if (closed > 0) {
        showUndo(
          t`${plural(closed, { one: '# day is closed', other: '# days are closed' })}`,
          changed,
        );
      }
      await queryClient.invalidateQueries({ queryKey: availabilitiesKey });
      const undone = [...refused, ...sent.unsent];
      if (undone.length === 0) return onClose();
      setLeft((before) => ({
        days: new Set(undone.map(dayKey)),
        sent,
        try: (before?.try ?? 0) + 1,
      }));
    },
  });

  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && !saving.isPending && onClose()}
      footer={
        <>
          <Button variant="text" disabled={saving.isPending} onPress={onBack}>
            <Trans>Back</Trans>
          </Button>
          {count > 0 ? (
            <Button variant="sea" pending={saving.isPending} onPress={() => saving.mutate()}>
              {left ? (
                <Plural value={count} one="Try # day again" other="Try # days again" />
              ) : (
                <Plural value={count} one="Close # day" other="Close # days" />
              )}
            </Button>
          ) : (
            <Button variant="secondary" onPress={onClose}>
              <Trans context="closes a dialog">Done</Trans>
            </Button>
          )}
        </>
      }
    >
      <div className={styles.step}>
        <p className={styles.fileName}>{chosen.fileName}</p>
        {left && (
          <OutcomeNotice
            sent={left.sent}
            offerNames={new Map(boats.map(({ id, name }) => [offerKey({ boatId: id }), name]))}
          />
        )}
        {preview.isPending && (
          <>
            <LoadingStatus />
            <Skeleton height="88px" />
          </>
        )}
        {preview.isError && <QueryError result={preview} level={3} />}
        {preview.data && <BoatOutcomes outcomes={outcomesOf(preview.data)} boats={boats} />}
        <LeftOut chosen={chosen} />
      </div>
    </Dialog>
  );
}

/** What of the file closes nothing, so that nobody looks for it in the calendar. */
function LeftOut({ chosen: { contents } }: { chosen: Chosen }) {
  const { cancelled, free, unreadable, outside } = contents;
  if (cancelled + free + unreadable + outside === 0) return null;
  return (
    <Notice title={<Trans>Not taken over</Trans>}>
      <ul>
        {cancelled > 0 && (
          <li>
            <Plural value={cancelled} one="# cancelled event" other="# cancelled events" />
          </li>
        )}
        {free > 0 && (
          <li>
            <Plural
              value={free}
              one="# event that takes no time"
              other="# events that take no time"
            />
          </li>
        )}
        {outside > 0 && (
          <li>
            <Plural
              value={outside}
              one="# event that is over or too far ahead"
              other="# events that are over or too far ahead"
            />
          </li>
        )}
        {unreadable > 0 && (
          <li>
            <Plural
              value={unreadable}
              one="# event that could not be understood"
              other="# events that could not be understood"
            />
          </li>
        )}
      </ul>
    </Notice>
  );
}
