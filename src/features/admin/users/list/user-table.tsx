import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { UserSort, UserSummary } from '../../../../api/contract/types.ts';
import { useSession } from '../../../../api/session/use-session.ts';
import { roleNames } from '../../../../domain/person/role-names.ts';
import { calendarDay } from '../../../../i18n/format.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import { Table, type TableColumn } from '../../../../ui/content/table/table.tsx';
import { StateBadge } from '../state-badge.tsx';
import * as styles from './users.css.ts';

const NEWEST = 'createdAt,desc';

interface UserTableProps {
  users: readonly UserSummary[];
  /** The newest first when left out. */
  sort: UserSort | undefined;
  onSort: (sort: UserSort | undefined) => void;
}

/** Users side by side; on a phone one below the other. What tells people apart, and no more of them. */
export function UserTable({ users, sort = NEWEST, onSort }: UserTableProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const own = useSession()?.id;
  const columns: TableColumn<UserSummary>[] = [
    {
      id: 'fullName',
      label: t`Name`,
      isRowHeader: true,
      sortable: true,
      cell: ({ id, fullName, username }) => (
        <span className={styles.person}>
          <Link to="/admin/users/$userId" params={{ userId: String(id) }} className={styles.name}>
            {fullName}
          </Link>{' '}
          {id === own && (
            <Badge>
              <Trans>You</Trans>
            </Badge>
          )}
          <span className={styles.username}>{username}</span>
        </span>
      ),
    },
    {
      id: 'email',
      label: t`E-mail`,
      cell: ({ email }) => <span className={styles.email}>{email}</span>,
    },
    { id: 'role', label: t`Role`, cell: ({ role }) => i18n._(roleNames[role]) },
    {
      id: 'state',
      label: t({ message: 'State', context: 'users' }),
      cell: ({ isActive }) => <StateBadge isActive={isActive} />,
    },
    {
      id: 'createdAt',
      label: t`Registered`,
      sortable: true,
      align: 'end',
      cell: ({ createdAt }) => format.date(calendarDay(new Date(createdAt))),
    },
  ];
  const [column = '', direction] = sort.split(',');
  return (
    <Table
      label={t`Users`}
      columns={columns}
      items={users}
      itemId={({ id }) => id}
      sort={{ column, direction: direction === 'asc' ? 'ascending' : 'descending' }}
      onSort={(next) => {
        const by = next.column === 'fullName' ? 'fullName' : 'createdAt';
        const asked: UserSort = `${by},${next.direction === 'ascending' ? 'asc' : 'desc'}`;
        onSort(asked === NEWEST ? undefined : asked);
      }}
    />
  );
}
