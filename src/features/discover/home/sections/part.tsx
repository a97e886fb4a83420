import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue } from 'react';
import { failureOf } from '../../../../api/errors/messages.ts';
import type { SectionResult } from '../../../../api/use-hydrated-query.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';

interface PartProps<Data> {
  result: SectionResult<Data>;
  /** Holds the place of what is on its way. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A section's own contents: on their way, there, or failed with another try; the page goes on. */
export function Part<Data>({ result, skeleton, children }: PartProps<Data>) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = result;
  // Several sections at a stroke would hold up a slow phone.
  const ready = useDeferredValue(data);
  if (ready !== undefined) return children(ready);
  if (data === undefined && error && !isFetching) {
    return <ErrorDisplay {...failureOf(i18n, error)} level={3} onRetry={() => void refetch()} />;
  }
  return (
    <div>
      <p role="status" className={visuallyHidden}>
        <Trans>Loading…</Trans>
      </p>
      {skeleton}
    </div>
  );
}
