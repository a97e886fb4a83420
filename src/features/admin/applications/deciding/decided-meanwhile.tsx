import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../../../api/errors/api-error.ts';
import { applicationQuery } from '../../../../api/resources/admin/applications.ts';
import { ChangedBy } from '../../../../forms/conflict/changed-by.tsx';
import { lastChangeOf } from '../../../../forms/conflict/last-change.ts';
import { DecidedBy } from '../detail/decided.tsx';

interface DecidedMeanwhileProps {
  id: number;
  /** The refusal of one's own decision. */
  error: ApiError;
}

/** What somebody else has done to the application while it was looked at here. */
export function DecidedMeanwhile({ id, error }: DecidedMeanwhileProps) {
  const { data, isFetching } = useQuery({ ...applicationQuery(id), staleTime: 'static' });
  if (data && data.status !== 'PENDING') {
    return (
      <>
        <p>
          <DecidedBy application={data} />
        </p>
        {data.rejectionReason && <p>{data.rejectionReason}</p>}
      </>
    );
  }
  if (isFetching) return <Trans>Loading…</Trans>;
  const change = lastChangeOf(error);
  return (
    <>
      <p>
        <Trans>The application has changed since you opened it. Look at it once more.</Trans>
      </p>
      {change && (
        <p>
          <ChangedBy change={change} />
        </p>
      )}
    </>
  );
}
