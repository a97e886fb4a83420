import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

interface TourEditorPageProps {
  hostId: number;
  tour: number | 'new' | undefined;
  step: string;
}

/** `/captain/tours/new/…` and `/captain/tours/{id}/…`: a tour from the first word to the last date, in seven steps. */
export function TourEditorPage(_props: TourEditorPageProps) {
  return <PageHeader title={<Trans>Edit tour</Trans>} />;
}
