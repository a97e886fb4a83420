import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** `/admin/content` */
export function ContentPage() {
  return <PageHeader title={<Trans>Places and stories</Trans>} />;
}
