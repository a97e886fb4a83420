import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CaptainApplication } from '../../../../api/contract/types.ts';
import { applicationsPageQuery } from '../../../../api/resources/admin/applications.ts';
import { PartFailure } from '../../../../domain/query/part-failure.tsx';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { PlainSection } from '../../../../ui/page/plain-section/plain-section.tsx';
import { pageSize } from '../search-params.ts';
import { StatusBadge } from '../status-badge.tsx';
import * as styles from './detail.css.ts';

/** What else the same person has sent, and what became of it. */
export function Earlier({ application: { id, userId } }: { application: CaptainApplication }) {
  const format = useFormat();
  const result = useQuery({
    ...applicationsPageQuery({ userId, sort: 'createdAt,desc', page: 0, size: pageSize.maximum }),
    // Never those of somebody else.
    placeholderData: undefined,
  });
  const { data, error, isPending } = result;
  const others = data?.content.filter((each) => each.id !== id);
  return (
    <PlainSection spacing="tight" title={<Trans>Other applications of this person</Trans>}>
      {isPending && <Skeleton height="44px" />}
      {!data && error && (
        <PartFailure title={<Trans>They could not be loaded</Trans>} result={result} />
      )}
      {others?.length === 0 && (
        <p className={styles.hint}>
          <Trans>None: this is the first one.</Trans>
        </p>
      )}
      {others && others.length > 0 && (
        <ul className={styles.others}>
          {others.map((other) => (
            <li key={other.id} className={styles.other}>
              <Link
                to="/admin/captain-applications/$applicationId"
                params={{ applicationId: String(other.id) }}
                className={styles.link}
              >
                {format.instant(other.createdAt)}
              </Link>
              <StatusBadge status={other.status} />
              {other.rejectionReason && <p className={styles.hint}>{other.rejectionReason}</p>}
            </li>
          ))}
        </ul>
      )}
    </PlainSection>
  );
}
