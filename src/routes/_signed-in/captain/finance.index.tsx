import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import {
  financeReportQuery,
  paymentsPageQuery,
  pendingPayoutsPageQuery,
} from '../../../api/resources/finance/queries.ts';
import { useListLocation } from '../../../domain/managed-list/list-location.ts';
import { FinancePage } from '../../../features/captain/finance/finance-page.tsx';
import { periodOf } from '../../../features/captain/finance/period/period.ts';
import { isReportable } from '../../../features/captain/finance/reports/reportable.ts';
import { financeSearch } from '../../../features/captain/finance/search-params.ts';
import {
  listRequest,
  periodRequest,
} from '../../../features/captain/finance/transactions/payments-request.ts';
import { calendarDay } from '../../../i18n/format.ts';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/finance/')({
  validateSearch: financeSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the page shows the places of what it waits for.
  loader: ({ context: { hostId, queryClient }, deps, location }) => {
    if (hostId === undefined) return;
    const today = calendarDay();
    if (deps.tab === 'payouts') {
      void queryClient.prefetchQuery(pendingPayoutsPageQuery(hostId, (deps.page ?? 1) - 1));
    } else if (deps.tab === 'reports') {
      const period = periodOf(deps, today);
      if (isReportable(period)) {
        void queryClient.prefetchQuery(financeReportQuery({ hostId, ...period }));
      }
    } else {
      const shown = { ...deps, query: location.state.searchText };
      void queryClient.prefetchQuery(paymentsPageQuery(periodRequest(hostId, deps, today)));
      void queryClient.prefetchQuery(paymentsPageQuery(listRequest(hostId, shown, today)));
    }
  },
  head: () => privateHead(t`Finance`),
  component: FinanceRoute,
});

function FinanceRoute() {
  const { hostId } = Route.useRouteContext();
  const search = Route.useSearch();
  const { text, onSearch } = useListLocation();
  if (hostId === undefined) return null;
  // What the area's own address says stays out of the requests of the page.
  const { tab, days, from, to, figure, state, boatId, tourId, page } = search;
  return (
    <FinancePage
      key={hostId}
      hostId={hostId}
      search={{ tab, days, from, to, figure, state, query: text, boatId, tourId, page }}
      onSearch={({ query, ...next }) => onSearch(next, query)}
    />
  );
}
