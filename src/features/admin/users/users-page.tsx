import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** `/admin/users` */
export function UsersPage() {
  return <PageHeader title={<Trans>Users</Trans>} />;
}
