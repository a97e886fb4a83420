import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isMissing } from '../../../../api/errors/is-missing.ts';
import { contactMessageQuery } from '../../../../api/resources/admin/contact-messages.ts';
import { small } from '../../../../domain/managed-list/list-detail/list-detail.css.ts';
import { OpenEntry } from '../../../../domain/managed-list/list-detail/open-entry.tsx';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
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
  const { t } = useLingui();
  const format = useFormat();
  const message = useQuery(contactMessageQuery(id));
  const data = isMissing(message.error) ? undefined : message.data;
  const changedBy = data?.stateChangedBy?.fullName;
  const changedAt = data?.stateChangedAt ? format.instant(data.stateChangedAt) : undefined;
  return (
    <OpenEntry
      label={t`Open message`}
      title={data ? data.subject : <Trans>Message</Trans>}
      result={message}
      renderBack={(props) => (
        <Link
          to="/admin/contact-messages"
          search={{ ...search, open: undefined }}
          state={keepSearchText}
          {...props}
        />
      )}
      skeleton={<Skeleton height="160px" />}
    >
      {data && (
        <>
          <div>
            <p className={styles.sender}>{data.name}</p>
            <p className={small}>{data.email}</p>
            <p className={small}>{format.instant(data.createdAt)}</p>
          </div>
          <div className={styles.state}>
            <StateMark state={data.state} />
            {changedBy && changedAt && (
              <span className={small}>
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
    </OpenEntry>
  );
}
