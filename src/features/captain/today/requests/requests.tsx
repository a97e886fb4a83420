import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { setBookingStatusOperation } from '../../../../api/contract/contract.ts';
import { mayCall } from '../../../../api/contract/may-call.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { hint } from '../today-page.css.ts';
import { type Decision, RequestList } from './request-list.tsx';
import { useRequests } from './use-requests.ts';

interface RequestsProps {
  hostId: number;
  decision: Decision;
}

/** The requests that wait for an answer, the oldest first, with both answers at hand. */
export function Requests({ hostId, decision }: RequestsProps) {
  const { t } = useLingui();
  const user = useSession();
  const result = useRequests(hostId);
  const [said, setSaid] = useState('');
  const arrived = result.data?.arrived ?? 0;
  const mayAnswer = mayCall(setBookingStatusOperation, user, hostId);

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
          <RequestList
            requests={requests}
            total={total}
            mayAnswer={mayAnswer}
            decision={decision}
            onConfirmed={({ customerName }) =>
              setSaid(t`The request of ${customerName} is confirmed.`)
            }
          />
        )}
      </QuerySection>
    </PlainSection>
  );
}
