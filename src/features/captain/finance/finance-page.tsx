import { Trans, useLingui } from '@lingui/react/macro';
import { useToday } from '../../../domain/calendar/use-today.ts';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../ui/loading/lazy/lazy-section.tsx';
import { Tabs } from '../../../ui/navigation/tabs/tabs.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { periodSearch } from './period/period.ts';
import { PeriodBar } from './period/period-bar.tsx';
import type { FinanceSearch } from './search-params.ts';
import { Transactions } from './transactions/transactions.tsx';

const Payouts = lazyComponent(() => import('./payouts/payouts.tsx'));
const Reports = lazyComponent(() => import('./reports/reports.tsx'));

interface FinancePageProps {
  hostId: number;
  search: FinanceSearch;
  onSearch: (search: FinanceSearch) => void;
}

/** `/captain/finance`: what came in, what is paid out and when, and how business goes. */
export function FinancePage({ hostId, search, onSearch }: FinancePageProps) {
  const { t } = useLingui();
  const today = useToday();
  const place = <Skeleton height="480px" />;
  // The period is the same on every tab; what narrows down a list is that list's alone.
  const period = periodSearch(search);
  const bar = (
    <PeriodBar
      search={period}
      today={today}
      onChange={(next) => {
        const { days: _, from: __, to: ___, page: ____, ...rest } = search;
        onSearch({ ...rest, ...next });
      }}
    />
  );
  return (
    <>
      <PageHeader title={<Trans>Finance</Trans>} />
      <Tabs<'transactions' | 'payouts' | 'reports'>
        label={t`Finance`}
        selected={search.tab ?? 'transactions'}
        onSelect={(tab) => onSearch({ ...period, tab: tab === 'transactions' ? undefined : tab })}
        items={[
          {
            id: 'transactions',
            label: <Trans>Transactions</Trans>,
            content: (
              <>
                {bar}
                <Transactions hostId={hostId} search={search} today={today} onSearch={onSearch} />
              </>
            ),
          },
          {
            id: 'payouts',
            label: <Trans>Payouts</Trans>,
            content: (
              <LazySection placeholder={place}>
                <Payouts hostId={hostId} page={search.page ?? 1} period={period} today={today} />
              </LazySection>
            ),
          },
          {
            id: 'reports',
            label: <Trans>Reports</Trans>,
            content: (
              <>
                {bar}
                <LazySection placeholder={place}>
                  <Reports hostId={hostId} period={period} today={today} />
                </LazySection>
              </>
            ),
          },
        ]}
      />
    </>
  );
}
