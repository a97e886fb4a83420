import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useToday } from '../../../domain/calendar/use-today.ts';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import { lazyComponent } from '../../../ui/loading/lazy/lazy-component.tsx';
import { LazySection } from '../../../ui/loading/lazy/lazy-section.tsx';
import * as tabStyles from '../../../ui/navigation/tabs/tabs.css.ts';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import { type PeriodSearch, periodSearch } from './period/period.ts';
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
  const onPeriod = (next: PeriodSearch) => {
    const { page: _, ...rest } = search;
    onSearch({ ...rest, ...periodSearch(next) });
  };
  const selected = search.tab ?? 'transactions';
  return (
    <>
      <PageHeader title={<Trans>Finance</Trans>} />
      <nav aria-label={t`Finance`} className={tabStyles.list}>
        {TABS.map(([tab, label]) => (
          <Link
            key={tab}
            to="/captain/finance"
            search={{ ...period, tab: tab === 'transactions' ? undefined : tab }}
            activeProps={NOTHING}
            aria-current={tab === selected ? 'page' : undefined}
            data-selected={tab === selected || undefined}
            resetScroll={false}
            className={tabStyles.tab}
          >
            {label}
            {tab === selected && <span aria-hidden="true" className={tabStyles.underline} />}
          </Link>
        ))}
      </nav>
      <div className={tabStyles.panel}>
        {selected !== 'payouts' && <PeriodBar search={search} today={today} onChange={onPeriod} />}
        {selected === 'transactions' && (
          <Transactions hostId={hostId} search={search} today={today} onSearch={onSearch} />
        )}
        {selected === 'payouts' && (
          <LazySection placeholder={place}>
            <Payouts hostId={hostId} page={search.page ?? 1} period={period} today={today} />
          </LazySection>
        )}
        {selected === 'reports' && (
          <LazySection placeholder={place}>
            <Reports hostId={hostId} period={period} today={today} />
          </LazySection>
        )}
      </div>
    </>
  );
}

const TABS = [
  ['transactions', <Trans key="transactions">Transactions</Trans>],
  ['payouts', <Trans key="payouts">Payouts</Trans>],
  ['reports', <Trans key="reports">Reports</Trans>],
] as const;

/** Which of them is current, the address alone does not say. */
const NOTHING = {};
