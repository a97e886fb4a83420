import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { isMissing } from '../../../api/errors/is-missing.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { link } from '../../../ui/actions/link/link.css.ts';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import * as styles from './list-detail.css.ts';

interface BackLinkProps {
  className: string;
  children: ReactNode;
}

interface OpenEntryProps {
  /** What it is called in the page: 'Open message'. */
  label: string;
  title: ReactNode;
  result: Pick<UseQueryResult, 'error' | 'isError' | 'isPending' | 'isFetching' | 'refetch'>;
  /** Renders the link to the list with nothing open. */
  renderBack: (props: BackLinkProps) => ReactNode;
  /** What stands there until it has come. */
  skeleton: ReactNode;
  /** What there is of it; undefined until it has come. */
  children: ReactNode | undefined;
}

/** The entry that is open beside its list, with every state it may be in. Give each entry its own key. */
export function OpenEntry(props: OpenEntryProps) {
  const { label, title, result, renderBack, skeleton, children } = props;
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever goes from one to the next reads on where the next begins.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.entry} aria-label={label}>
      {renderBack({
        className: styles.back,
        children: (
          <span className={link}>
            <Trans>Back to the list</Trans>
          </span>
        ),
      })}
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children === undefined && result.isError && (
        <ErrorDisplay
          {...failureOf(i18n, result.error)}
          {...(isMissing(result.error) && { title: <Trans>Record not found</Trans> })}
          level={3}
          pending={result.isFetching}
          onRetry={() => void result.refetch()}
        />
      )}
      {result.isPending && (
        <>
          <p role="status" className={styles.small}>
            <Trans>Loading…</Trans>
          </p>
          {skeleton}
        </>
      )}
      {children}
    </section>
  );
}
