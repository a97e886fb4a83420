import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApiError } from '../../api/errors/api-error.ts';
import { failureOf } from '../../api/errors/messages.ts';
import { EmptyState } from '../../ui/feedback/empty-state/empty-state.tsx';
import { ErrorDisplay } from '../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.tsx';
import { PageHeader } from '../../ui/page/page-header/page-header.tsx';
import { visuallyHidden } from '../../ui/theme/global.css.ts';

interface MissingRecordProps {
  /** The link to the list of such records. */
  back: ReactNode;
  /** What kind of record it is: 'Booking'. */
  title: ReactNode;
  result: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** What is told where there is no such record. */
  unknown: ReactNode;
  /** A way on from there. */
  action?: ReactNode;
}

/** Whether the service knows no such record, or knows it no more. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** The page of a record that is not there: on its way, failed with another try, or unknown. */
export function MissingRecord({ back, title, result, unknown, action }: MissingRecordProps) {
  const { i18n } = useLingui();
  const { error, isFetching, refetch } = result;
  return (
    <>
      <PageHeader above={back} title={title} />
      {!error && (
        <>
          <p role="status" className={visuallyHidden}>
            <Trans>Loading…</Trans>
          </p>
          <Skeleton height="480px" />
        </>
      )}
      {isUnknown(error) && (
        <EmptyState title={<Trans>Record not found</Trans>} action={action}>
          {unknown}
        </EmptyState>
      )}
      {Boolean(error) && !isUnknown(error) && (
        <ErrorDisplay
          {...failureOf(i18n, error)}
          title={<Trans>The details could not be loaded</Trans>}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
