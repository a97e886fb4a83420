import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** `/admin/captain-applications/{applicationId}` */
export function ApplicationPage(_: { id: number }) {
  return <PageHeader title={<Trans>Captain application</Trans>} />;
}
