import { useLingui } from '@lingui/react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureOf } from '../../api/errors/messages.ts';
import { ErrorDisplay } from '../../ui/feedback/error-display/error-display.tsx';
import { usePageFailure } from './use-page-failure.ts';

interface PageFailureProps extends Pick<ErrorComponentProps, 'error' | 'reset'> {
  /** A way on beside another try. */
  action?: ReactNode;
}

/** A page that could not be had: what kind of failure, what helps, another try. */
export function PageFailure({ action, ...failed }: PageFailureProps) {
  const { i18n } = useLingui();
  const { reason, retry } = usePageFailure(failed);
  return <ErrorDisplay {...failureOf(i18n, reason)} level={1} onRetry={retry} action={action} />;
}
