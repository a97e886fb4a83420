import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** `/admin` */
export function OfficePage() {
  return <PageHeader title={<Trans>Office</Trans>} />;
}
