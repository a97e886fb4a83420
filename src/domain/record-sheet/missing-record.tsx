import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isMissing } from '../../api/errors/is-missing.ts';
import { EmptyState } from '../../ui/feedback/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../ui/loading/loading-status/loading-status.tsx';
import { PageHeader } from '../../ui/page/page-header/page-header.tsx';
import { QueryError } from '../query/query-error.tsx';

interface MissingRecordProps {
  /** The link to the list of such records. */
  back: ReactNode;
  /** What kind of record it is: 'Booking'. */
  title: ReactNode;
  result: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** What is told where there is no such record. */
  missing: ReactNode;
  /** A way on from there. */
  action?: ReactNode;
}

/** The page of a record that is not there: on its way, failed with another try, or missing. */
export function MissingRecord({ back, title, result, missing, action }: MissingRecordProps) {
  const { error } = result;
  return (
    <>
      <PageHeader above={back} title={title} />
      {!error && (
        <>
          <LoadingStatus />
          <Skeleton height="480px" />
        </>
      )}
      {isMissing(error) && (
        <EmptyState title={<Trans>Record not found</Trans>} action={action}>
          {missing}
        </EmptyState>
      )}
      {Boolean(error) && !isMissing(error) && (
        <QueryError result={result} title={<Trans>The details could not be loaded</Trans>} />
      )}
    </>
  );
}
