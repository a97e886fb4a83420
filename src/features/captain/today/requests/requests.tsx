import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { setBookingStatusOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import type { Booking } from '../../../../api/contract/types.ts';
import { financeKey } from '../../../../api/resources/finance/queries.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { hint, more, rows } from '../today-page.css.ts';
import { RequestRow } from './request-row.tsx';
import { useRequests } from './use-requests.ts';

/** How many requests are shown before somebody asks for more. */
const STEP = 3;

/** The dialog in which the host says no, or says yes with more before the eyes. */
export type Decision = ComponentType<{ booking: Booking; onClose: () => void }>;

interface RequestsProps {
  hostId: number;
  decision: Decision;
}

/** The requests that wait for an answer, the oldest first, with both answers at hand. */
export function Requests({ hostId, decision: DecisionDialog }: RequestsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const user = useSession();
  const result = useRequests(hostId);
  const [count, setCount] = useState(STEP);
  const [declining, setDeclining] = useState<Booking | null>(null);
  const [said, setSaid] = useState('');
  const arrived = result.data?.arrived ?? 0;
  const mayAnswer = mayCall(setBookingStatusOperation, user, hostId);

  function close() {
    setDeclining(null);
    void queryClient.invalidateQueries({ queryKey: financeKey });
  }

  return (
    <PlainSection title={<Trans>Requests that wait</Trans>}>
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
      <p role="status" className={visuallyHidden}>
        {arrived > 0 && (
          <Plural value={arrived} one="# new request has come" other="# new requests have come" />
        )}
      </p>
      {/* Before the answer, for it is most of what the first view says. */}
      {!result.isError && result.data?.requests.length !== 0 && (
        <p className={hint}>
          {mayAnswer ? (
            <Trans>
              The oldest first. A confirmation cannot be taken back; the booking could only be
              cancelled, with a reason.
            </Trans>
          ) : (
            <Trans>The oldest first. Only the captain can answer them.</Trans>
          )}
        </p>
      )}
      <QuerySection result={result} skeleton={<Skeleton height="560px" />}>
        {({ requests, total }) => (
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
                    onConfirmed={({ customerName }) =>
                      setSaid(t`The request of ${customerName} is confirmed.`)
                    }
                    onDecline={setDeclining}
                  />
                ))}
              </ul>
            )}
            {requests.length > count && (
              <Button variant="secondary" wide onPress={() => setCount(count + STEP)}>
                <Trans>Show more requests</Trans>
              </Button>
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
          </>
        )}
      </QuerySection>
      {declining && DecisionDialog && <DecisionDialog booking={declining} onClose={close} />}
    </PlainSection>
  );
}
