import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

interface RatingsPageProps {
  hostId: number;
}

/** `/captain/ratings`: what guests say of boats and tours, and the answers. */
export function RatingsPage(_props: RatingsPageProps) {
  return <PageHeader title={<Trans>Ratings</Trans>} />;
}
