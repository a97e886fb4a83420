import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import type { Booking } from '../../../../api/contract/types.ts';
import { financeKey } from '../../../../api/resources/finance/queries.ts';
import { hostDecisionOf } from '../../../../domain/booking/host-decision.ts';
import { useInterrupted } from '../../../../forms/decision/decision-draft.ts';
import { PlainButton } from '../../../../ui/actions/plain-button/plain-button.tsx';
import { hint, more, rows } from '../today-page.css.ts';
import type { KeptRequest } from './kept-requests.ts';
import { RequestRow } from './request-row.tsx';

/** How many requests are shown before somebody asks for more. */
const STEP = 3;

/** The dialog in which the host says no, or says yes with more before the eyes. */
export type Decision = ComponentType<{ booking: Booking; onClose: () => void }>;

interface RequestListProps {
  requests: readonly KeptRequest[];
  /** How many wait in all, also beyond those shown. */
  total: number;
  /** Whether who looks may answer. */
  mayAnswer: boolean;
  decision: Decision;
  onConfirmed: (booking: Booking) => void;
}

/** The first requests with both answers, and the way to all. An answer that was left in the middle is asked for again. */
export function RequestList(props: RequestListProps) {
  const { requests, total, mayAnswer, decision: DecisionDialog, onConfirmed } = props;
  const queryClient = useQueryClient();
  const [count, setCount] = useState(STEP);
  const interrupted = useInterrupted(
    mayAnswer ? requests.map(({ booking }) => hostDecisionOf(booking.id)) : [],
  );
  const [declining, setDeclining] = useState(
    () => requests.find(({ booking }) => hostDecisionOf(booking.id) === interrupted)?.booking,
  );

  function close() {
    setDeclining(undefined);
    void queryClient.invalidateQueries({ queryKey: financeKey });
  }

  return (
    <>
      {requests.length === 0 ? (
        <p className={hint}>
          <Trans>No request waits. New ones appear here by themselves.</Trans>
        </p>
      ) : (
        <ul className={rows}>
          {requests.slice(0, count).map((request) => (
            <RequestRow
              key={request.booking.id}
              request={request}
              mayAnswer={mayAnswer}
              onConfirmed={onConfirmed}
              onDecline={setDeclining}
            />
          ))}
        </ul>
      )}
      {requests.length > count && (
        <PlainButton variant="secondary" wide onPress={() => setCount(count + STEP)}>
          <Trans>Show more requests</Trans>
        </PlainButton>
      )}
      {total > 0 && (
        <Link to="/captain/bookings" search={{ status: 'PENDING' }} className={more}>
          <Plural
            value={total}
            one="# request waits: open the list"
            other="All # requests that wait"
          />
        </Link>
      )}
      {declining && <DecisionDialog booking={declining} onClose={close} />}
    </>
  );
}
