import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FinanceYearPage } from '../../../features/captain/finance/year/finance-year-page.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/finance/$year')({
  head: () => privateHead(t`Year in figures`),
  component: FinanceYearRoute,
});

function FinanceYearRoute() {
  const { year } = Route.useParams();
  const { hostId } = Route.useRouteContext();
  if (hostId === undefined) return null;
  return <FinanceYearPage hostId={hostId} year={year} />;
}
