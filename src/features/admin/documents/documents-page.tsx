import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** `/admin/documents` */
export function DocumentsPage() {
  return <PageHeader title={<Trans>Documents to verify</Trans>} />;
}
