import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { failureOf } from '../../api/errors/messages.ts';
import { ErrorDisplay } from '../../ui/feedback/error-display/error-display.tsx';

interface QueryErrorProps {
  result: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** What could not be had, where that says more than the kind of failure. */
  title?: ReactNode;
  /** What happened, where the failure itself says less. */
  message?: ReactNode;
  /** Heading level in its page. */
  level?: 1 | 2 | 3;
}

/** What was asked for and could not be had: why, what helps, another try. */
export function QueryError({ result, ...rest }: QueryErrorProps) {
  const { i18n } = useLingui();
  return (
    <ErrorDisplay
      {...failureOf(i18n, result.error)}
      {...rest}
      pending={result.isFetching}
      onRetry={() => void result.refetch()}
    />
  );
}
