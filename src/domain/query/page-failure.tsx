import { useLingui } from '@lingui/react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureOf } from '../../api/errors/messages.ts';
import { ErrorDisplay } from '../../ui/feedback/error-display/error-display.tsx';
import { usePageRetry } from './use-page-retry.ts';

interface PageFailureProps extends Pick<ErrorComponentProps, 'error' | 'reset'> {
  /** A way on beside another try. */
  action?: ReactNode;
}

/** A page whose data could not be had: what kind of failure, what helps, another try. */
export function PageFailure({ error, reset, action }: PageFailureProps) {
  const { i18n } = useLingui();
  const retry = usePageRetry(reset);
  return <ErrorDisplay {...failureOf(i18n, error)} level={1} onRetry={retry} action={action} />;
}
