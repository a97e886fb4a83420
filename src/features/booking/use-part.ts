import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { notifyError } from '../../ui/toast/notify.ts';

/** A part of the page that is fetched once it is wanted; undefined until it is there. */
export function usePart<Part>(load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const { t } = useLingui();
  const [part, setPart] = useState<Part>();
  const [attempt, setAttempt] = useState(0);
  const isMissing = isWanted && part === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is wanted
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setPart(() => loaded),
      () =>
        void notifyError({
          message: t`Network error occurred. Please check your connection and try again.`,
          retryable: true,
          onRetry: () => setAttempt((count) => count + 1),
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, attempt]);

  return part;
}
