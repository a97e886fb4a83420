import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

interface FinancePageProps {
  hostId: number;
}

/** `/captain/finance`: what came in, what is paid out and when, and how business goes. */
export function FinancePage(_props: FinancePageProps) {
  return <PageHeader title={<Trans>Finance</Trans>} />;
}
