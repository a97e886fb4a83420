import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

interface ToursPageProps {
  hostId: number;
}

/** `/captain/tours`: the captain’s tours. */
export function ToursPage(_props: ToursPageProps) {
  return <PageHeader title={<Trans>My tours</Trans>} />;
}
