import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** `/admin/reviews` */
export function ReviewsPage() {
  return <PageHeader title={<Trans>Reviews</Trans>} />;
}
