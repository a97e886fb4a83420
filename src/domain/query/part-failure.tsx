import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorText } from '../../api/errors/messages.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { Notice } from '../../ui/feedback/notice/notice.tsx';

interface PartFailureProps {
  /** What could not be had. */
  title: ReactNode;
  result: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** In the place of a small part that could not be had: why, and another try; the rest goes on without it. */
export function PartFailure({ title, result }: PartFailureProps) {
  const { i18n } = useLingui();
  const { error, isFetching, refetch } = result;
  return (
    <Notice
      tone="warning"
      role="status"
      title={title}
      action={
        <Button
          variant="secondary"
          size="small"
          pending={isFetching}
          onPress={() => void refetch()}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {errorText(i18n, error)}
    </Notice>
  );
}
