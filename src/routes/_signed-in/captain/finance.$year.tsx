import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { financeReportQuery } from '../../../api/resources/finance/queries.ts';
import { FinanceYearPage } from '../../../features/captain/finance/year/finance-year-page.tsx';
import { yearOf } from '../../../features/captain/finance/year/year.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/finance/$year')({
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient }, params }) => {
    const year = yearOf(params.year, calendarDay());
    if (hostId === undefined || year === undefined) return;
    const range = { hostId, from: `${year}-01-01`, to: `${year}-12-31` };
    void queryClient.prefetchQuery(financeReportQuery(range));
  },
  head: () => privateHead(t`Year in figures`),
  component: FinanceYearRoute,
});

function FinanceYearRoute() {
  const { year } = Route.useParams();
  const { hostId } = Route.useRouteContext();
  if (hostId === undefined) return null;
  return <FinanceYearPage key={hostId} hostId={hostId} year={year} />;
}
