import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../../api/errors/api-error.ts';
import { failureOf } from '../../../../api/errors/messages.ts';
import { contactMessageQuery } from '../../../../api/resources/admin/contact-messages.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { ErrorDisplay } from '../../../../ui/feedback/error-display/error-display.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import type { MessagesSearch } from '../search-params.ts';
import { StateMark } from '../state-mark.tsx';
import { Acts } from './acts.tsx';
import * as styles from './open-message.css.ts';

interface OpenMessageProps {
  id: number;
  search: MessagesSearch;
}

/** One message: what somebody wrote, as it was written, and what is done about it. */
export function OpenMessage({ id, search }: OpenMessageProps) {
  const { i18n, t } = useLingui();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const message = useQuery(contactMessageQuery(id));
  const isGone = message.error instanceof ApiError && message.error.status === 404;
  // What was read before it was deleted is kept by the cache, and is nothing to answer.
  const data = isGone ? undefined : message.data;
  // Whoever goes from one to the next reads on where the next begins.
  useEffect(() => heading.current?.focus(), []);
  const changedBy = data?.stateChangedBy?.fullName;
  const changedAt = data?.stateChangedAt ? format.instant(data.stateChangedAt) : undefined;
  return (
    <section className={styles.open} aria-label={t`Open message`}>
      <Link
        to="/admin/contact-messages"
        search={{ ...search, open: undefined }}
        className={styles.back}
      >
        <span className={link}>
          <Trans>Back to the list</Trans>
        </span>
      </Link>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {data ? data.subject : <Trans>Message</Trans>}
      </h2>
      {!data && message.isError && (
        <ErrorDisplay
          {...failureOf(i18n, message.error)}
          {...(isGone && { title: <Trans>Record not found</Trans> })}
          level={3}
          pending={message.isFetching}
          onRetry={() => void message.refetch()}
        />
      )}
      {message.isPending && (
        <>
          <p role="status" className={styles.small}>
            <Trans>Loading…</Trans>
          </p>
          <Skeleton height="160px" />
        </>
      )}
      {data && (
        <>
          <div>
            <p className={styles.sender}>{data.name}</p>
            <p className={styles.small}>{data.email}</p>
            <p className={styles.small}>{format.instant(data.createdAt)}</p>
          </div>
          <div className={styles.state}>
            <StateMark state={data.state} />
            {changedBy && changedAt && (
              <span className={styles.small}>
                <Trans>
                  {changedBy}, {changedAt}
                </Trans>
              </span>
            )}
          </div>
          <p className={styles.text}>{data.message}</p>
          <Acts message={data} />
        </>
      )}
    </section>
  );
}
