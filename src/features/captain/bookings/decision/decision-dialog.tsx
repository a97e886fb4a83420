import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { bookingCancellationLimits } from '../../../../api/contract/contract.ts';
import type { Booking, BookingDecision } from '../../../../api/contract/types.ts';
import { hostDecisionOf } from '../../../../domain/booking/host-decision.ts';
import { StatusBadge } from '../../../../domain/booking/status/status-badge.tsx';
import { statusLabels } from '../../../../domain/booking/status/status-labels.ts';
import { TripDates } from '../../../../domain/trip/trip-dates.tsx';
import { useDecisionKey } from '../../../../forms/decision/decision-draft.ts';
import { useKept } from '../../../../forms/draft/use-kept.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { RadioGroup } from '../../../../ui/choices/radio-group/radio-group.tsx';
import { Notice } from '../../../../ui/feedback/notice/notice.tsx';
import { TextArea } from '../../../../ui/fields/text-area/text-area.tsx';
import { Dialog } from '../../../../ui/overlays/dialog/dialog.tsx';
import * as styles from './decision-dialog.css.ts';
import { DecisionFailure, endsDialog, endsSession, isOutdatedBy } from './decision-failure.tsx';
import {
  allowedMoves,
  DECISIONS,
  type DecisionProblems,
  decisionProblems,
  MANUAL_RETRIES,
} from './decision-rules.ts';
import { HostRefund } from './host-refund.tsx';
import { useDecision } from './use-decision.ts';

/** How long the dialog shows its last word before it closes by itself, in milliseconds. */
const SHOWN = { saved: 3000, failed: 2000 };

/** Nothing chosen, nothing typed. */
const NOTHING = { choice: '', reason: '' };

interface DecisionDialogProps {
  booking: Booking;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * What becomes of a booking: its host confirms or cancels it, and sees before a cancellation what the
 * guest gets back. It does not close while it saves, and keeps what was typed when saving fails; over a reload and
 * a session that ended as well, until it is stored or given up.
 */
export default function DecisionDialog({ booking, isOpen, onOpenChange }: DecisionDialogProps) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  // The list behind may learn of the new status while this still says so.
  const [opened] = useState(booking);
  const [entry, keep] = useKept(useDecisionKey(hostDecisionOf(booking.id)), NOTHING);
  const [isChosenByReason, setChosenByReason] = useState(false);
  const [problems, setProblems] = useState<DecisionProblems>({});
  const { state, isBusy, send, retry } = useDecision(opened.id, () => keep(NOTHING));
  const { status } = opened;
  const { reason } = entry;
  const choice = DECISIONS.find((each) => each === entry.choice) ?? null;
  const moves = allowedMoves(status);
  const isOver = state.step === 'saved' || (state.step === 'failed' && endsDialog(state.error));
  const isOutdated = state.step === 'failed' && isOutdatedBy(state.error);
  const mayDecide = !isOver && !isOutdated;

  function leave() {
    if (isBusy) return;
    // Whoever signs in again goes on with it.
    if (state.step !== 'failed' || !endsSession(state.error)) keep(NOTHING);
    onOpenChange(false);
  }
  const close = useEffectEvent(leave);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(close, state.step === 'saved' ? SHOWN.saved : SHOWN.failed);
    return () => clearTimeout(timer);
  }, [isOver, state.step]);

  useEffect(() => {
    if (!problems.choice && !problems.reason) return;
    form.current
      ?.querySelector<HTMLElement>(
        '[role="radiogroup"][aria-invalid] input, textarea[aria-invalid]',
      )
      ?.focus();
  }, [problems]);

  function choose(next: BookingDecision) {
    keep({ choice: next, reason });
    setChosenByReason(false);
    setProblems({});
  }

  function type(text: string) {
    const chooses = choice !== 'CANCELLED' && text.trim() !== '';
    keep({ choice: chooses ? 'CANCELLED' : entry.choice, reason: text });
    setProblems({});
    if (chooses) setChosenByReason(true);
  }

  function submit() {
    const found = decisionProblems(status, { choice, reason });
    setProblems(found);
    if (found.choice || found.reason || choice === null) return;
    send(choice === 'CONFIRMED' ? { choice } : { choice, reason: reason.trim() });
  }

  const label = (each: BookingDecision) => i18n._(statusLabels[each]);
  const statusName = i18n._(statusLabels[status]);
  // The current status stands there too, and is refused in words rather than left out without any.
  const options = DECISIONS.filter((each) => each === status || moves.includes(each));
  const isCancelling = choice === 'CANCELLED';
  const tries = state.step === 'retrying' ? state.tries : 0;

  return (
    <Dialog
      title={<Trans>Change the status</Trans>}
      isOpen={isOpen}
      onOpenChange={leave}
      isBusy={isBusy}
      footer={
        <div className={styles.actions}>
          {state.step === 'retrying' && (
            <p className={styles.progress} role="status">
              <Trans>
                Retrying ({tries}/{MANUAL_RETRIES})
              </Trans>
            </p>
          )}
          <Button
            // The button that had the focus is gone then.
            key={isOutdated ? 'the only one' : 'one of two'}
            autoFocus={isOutdated}
            variant={isOutdated ? 'secondary' : 'text'}
            disabled={isBusy}
            onPress={leave}
          >
            <Trans context="dialog">Close</Trans>
          </Button>
          {mayDecide && moves.length > 0 && (
            <Button
              type="submit"
              form={formId}
              variant={isCancelling ? 'danger' : 'sea'}
              pending={isBusy}
            >
              {isCancelling ? <Trans>Cancel the booking</Trans> : <Trans>Save the status</Trans>}
            </Button>
          )}
        </div>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && mayDecide) submit();
        }}
      >
        <div className={styles.facts}>
          <p className={styles.offer}>{opened.boatName ?? opened.tourName}</p>
          <p className={styles.detail}>
            {opened.customerName} ·{' '}
            <Plural value={opened.passengerCount} one="# guest" other="# guests" /> ·{' '}
            {format.money(opened.totalPrice)}
          </p>
          <p className={styles.detail}>
            <TripDates booking={opened} />
          </p>
          <p className={styles.current}>
            <Trans>Status now</Trans> <StatusBadge status={status} />
          </p>
        </div>
        {state.step === 'saved' ? (
          <Notice tone="success" role="status" title={<Trans>Saved</Trans>}>
            {state.choice === 'CONFIRMED' ? (
              <Trans>The booking is confirmed. The guest is told.</Trans>
            ) : (
              <Trans>The booking is cancelled. The guest is told, with your reason.</Trans>
            )}
          </Notice>
        ) : moves.length === 0 ? (
          <Notice tone="info">
            <Trans>The status of this booking can no longer be changed here.</Trans>
          </Notice>
        ) : (
          <>
            <RadioGroup<BookingDecision>
              label={t`New status`}
              options={options.map((id) => ({
                id,
                label: label(id),
                description: id === status ? t`The status it has now` : undefined,
              }))}
              value={choice}
              onChange={choose}
              isDisabled={isBusy || !mayDecide}
              error={
                problems.choice === 'already'
                  ? t`Booking is already ${statusName}.`
                  : problems.choice && i18n._(problems.choice)
              }
            />
            <TextArea
              label={t`Reason of the cancellation`}
              description={t`The guest reads it. Needed only to cancel; typing here chooses “Cancelled”.`}
              value={reason}
              onChange={type}
              rows={3}
              maxLength={bookingCancellationLimits.reason.maxLength}
              isDisabled={isBusy || !mayDecide}
              error={problems.reason && i18n._(problems.reason)}
            />
            <p className={styles.note} role="status">
              {isChosenByReason && t`“Cancelled” is chosen, because you have typed a reason.`}
            </p>
            {isCancelling && <HostRefund bookingId={opened.id} />}
          </>
        )}
        {state.step === 'failed' && (
          <DecisionFailure error={state.error} tries={state.tries} onRetry={retry} />
        )}
      </form>
    </Dialog>
  );
}
