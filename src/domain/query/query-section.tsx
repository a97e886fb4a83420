import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue } from 'react';
import { failureOf } from '../../api/errors/messages.ts';
import type { SectionResult } from '../../api/use-hydrated-query.ts';
import { ErrorDisplay } from '../../ui/feedback/error-display/error-display.tsx';
import { LoadingStatus } from '../../ui/loading/loading-status/loading-status.tsx';

interface QuerySectionProps<Data> {
  result: SectionResult<Data>;
  /** Placeholder for what is loading. */
  skeleton: ReactNode;
  /** Heading level of its failure. */
  level?: 2 | 3;
  children: (data: Data) => ReactNode;
}

/** What a section of a page asked for: loading, there, or failed with another try; the page goes on. */
export function QuerySection<Data>({
  result,
  skeleton,
  level = 3,
  children,
}: QuerySectionProps<Data>) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = result;
  // Several sections at a stroke would hold up a slow phone.
  const ready = useDeferredValue(data);
  if (ready !== undefined) return children(ready);
  if (data === undefined && error && !isFetching) {
    return (
      <ErrorDisplay {...failureOf(i18n, error)} level={level} onRetry={() => void refetch()} />
    );
  }
  return (
    <div>
      <LoadingStatus />
      {skeleton}
    </div>
  );
}
