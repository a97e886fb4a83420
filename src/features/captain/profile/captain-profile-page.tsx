import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

interface CaptainProfilePageProps {
  hostId: number;
}

/** `/captain/profile`: what guests see of the captain, and what only we know. */
export function CaptainProfilePage(_props: CaptainProfilePageProps) {
  return <PageHeader title={<Trans>Captain profile</Trans>} />;
}
