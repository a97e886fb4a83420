import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ApplicationStatus } from '../../../../api/contract/types.ts';
import { applicationsPageQuery } from '../../../../api/resources/admin/applications.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import * as styles from './person.css.ts';
import { Newest, PersonSection } from './person-section.tsx';

const badges: Record<
  ApplicationStatus,
  { tone: 'warning' | 'positive' | 'danger'; text: ReactNode }
> = {
  PENDING: { tone: 'warning', text: <Trans context="application">Waiting</Trans> },
  APPROVED: { tone: 'positive', text: <Trans context="application">Approved</Trans> },
  REJECTED: { tone: 'danger', text: <Trans context="application">Rejected</Trans> },
};

/** What a person applied with to become a captain, the newest first. */
export function ApplicationsSection({ userId }: { userId: number }) {
  const format = useFormat();
  const result = useQuery(applicationsPageQuery({ userId, sort: 'createdAt,desc' }));
  return (
    <PersonSection title={<Trans>Captain applications</Trans>}>
      <Newest result={result} empty={<Trans>Never applied to become a captain.</Trans>}>
        {({ id, createdAt, status, rejectionReason }) => (
          <li key={id} className={styles.row}>
            <Link
              to="/admin/captain-applications/$applicationId"
              params={{ applicationId: String(id) }}
              className={styles.name}
            >
              {format.date(calendarDay(new Date(createdAt)))}
            </Link>
            <Badge tone={badges[status].tone}>{badges[status].text}</Badge>
            {rejectionReason !== null && (
              <span className={`${styles.detail} ${styles.whole}`}>{rejectionReason}</span>
            )}
          </li>
        )}
      </Newest>
    </PersonSection>
  );
}
