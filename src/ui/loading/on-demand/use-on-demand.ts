import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { notifyError } from '../../feedback/toast/notify.ts';

/**
 * A part of the page that loads when somebody turns to it. `part` is there once it has loaded;
 * `prepare` starts that at the first sign of interest, `request` when it is asked for.
 */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const { t } = useLingui();
  const [part, setPart] = useState<Part>();

  function keep(loaded: Part) {
    setPart(() => loaded);
  }
  function request(): void {
    load().then(keep, () => {
      void notifyError({
        message: t`Network error occurred. Please check your connection and try again.`,
        retryable: true,
        onRetry: request,
      });
    });
  }
  function prepare(): void {
    // Interest is not a wish: a failure is told when the part is really asked for.
    load().then(keep, () => undefined);
  }
  return { part, prepare, request };
}
