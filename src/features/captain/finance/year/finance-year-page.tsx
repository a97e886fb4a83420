import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';

interface FinanceYearPageProps {
  hostId: number;
  year: string;
}

/** `/captain/finance/{year}`: a year as one page of paper. */
export function FinanceYearPage(_props: FinanceYearPageProps) {
  return <PageHeader title={<Trans>Year in figures</Trans>} />;
}
