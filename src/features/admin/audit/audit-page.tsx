import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** `/admin/audit` */
export function AuditPage() {
  return <PageHeader title={<Trans>Audit</Trans>} />;
}
