import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FinancePage } from '../../../features/captain/finance/finance-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/finance/')({
  head: () => privateHead(t`Finance`),
  component: FinanceRoute,
});

function FinanceRoute() {
  const { hostId } = Route.useRouteContext();
  if (hostId === undefined) return null;
  return <FinancePage hostId={hostId} />;
}
