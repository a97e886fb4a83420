import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** `/admin/captain-applications` */
export function ApplicationsPage() {
  return <PageHeader title={<Trans>Captain applications</Trans>} />;
}
