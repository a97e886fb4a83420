import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Availability } from '../../../../api/contract/types.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { LoadingStatus } from '../../../../ui/loading/loading-status/loading-status.tsx';
import { RecordList } from './record-list.tsx';
import { type RecordList as ListName, recordsOf } from './record-rules.ts';

interface RecordsViewProps {
  list: ListName;
  kind: 'boat' | 'tour';
  /** The regular price, in lira. */
  dailyPrice: number;
  records: UseQueryResult<Availability[], Error>;
  today: string;
}

/** One of the lists of entries: on its way, failed with another try, or there. */
export function RecordsView({ list, kind, dailyPrice, records, today }: RecordsViewProps) {
  const { i18n } = useLingui();
  if (records.data) {
    return (
      <RecordList
        list={list}
        records={recordsOf(records.data, list, today)}
        today={today}
        kind={kind}
        dailyPrice={dailyPrice}
      />
    );
  }
  if (records.error) {
    return (
      <ErrorDisplay
        {...failureOf(i18n, records.error)}
        message={
          <>
            <Trans>The calendar could not be loaded</Trans>.{' '}
            {failureOf(i18n, records.error).message}
          </>
        }
        pending={records.isFetching}
        onRetry={() => void records.refetch()}
      />
    );
  }
  return (
    <>
      <LoadingStatus />
      <Skeleton height="400px" />
    </>
  );
}
