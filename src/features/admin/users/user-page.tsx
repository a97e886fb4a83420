import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** `/admin/users/{userId}` */
export function UserPage(_: { id: number }) {
  return <PageHeader title={<Trans>User</Trans>} />;
}
