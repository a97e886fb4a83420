import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

interface CompanyPageProps {
  hostId: number;
}

/** `/captain/company`: who is paid, and where to. */
export function CompanyPage(_props: CompanyPageProps) {
  return <PageHeader title={<Trans>My company</Trans>} />;
}
