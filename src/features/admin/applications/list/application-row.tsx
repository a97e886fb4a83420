import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { CaptainApplication } from '../../../../api/contract/types.ts';
import { keepSearchText } from '../../../../domain/managed-list/list-location.ts';
import { row } from '../../../../domain/managed-list/managed-list.css.ts';
import { Age } from '../age.tsx';
import type { ApplicationSearch } from '../search-params.ts';
import { StatusBadge } from '../status-badge.tsx';
import * as styles from './list.css.ts';

interface ApplicationRowProps {
  application: CaptainApplication;
  /** The list that it stands in. */
  search: ApplicationSearch;
}

/** An application in the list: who, with which business, since when. */
export function ApplicationRow({ application, search }: ApplicationRowProps) {
  const { id, fullName, status, company, professionalInfo, createdAt, reviewedBy } = application;
  const decider = reviewedBy?.fullName;
  return (
    <li className={`${row} ${styles.row}`}>
      <div className={styles.who}>
        <Link
          to="/admin/captain-applications/$applicationId"
          params={{ applicationId: String(id) }}
          search={search}
          state={keepSearchText}
          className={styles.name}
        >
          {fullName}
        </Link>
        <p className={styles.small}>
          {company.companyName} · {professionalInfo.licenseNumber}
        </p>
      </div>
      <p className={styles.small}>
        <Plural
          value={application.documentFilePaths.length}
          _0="No documents"
          one="# document"
          other="# documents"
        />
      </p>
      <p className={styles.small}>
        <Age of={createdAt} />
      </p>
      <div className={styles.state}>
        <StatusBadge status={status} />
        {decider && (
          <p className={styles.small}>
            <Trans>by {decider}</Trans>
          </p>
        )}
      </div>
    </li>
  );
}
