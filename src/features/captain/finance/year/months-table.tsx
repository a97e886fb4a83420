import { Trans, useLingui } from '@lingui/react/macro';
import type { FinanceReport } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { Counted } from '../reports/counted.ts';
import { FiguresTable } from '../reports/figures-table.tsx';
import { monthPeriod } from '../reports/month-period.ts';

interface MonthsTableProps {
  report: FinanceReport;
  onCounted: (counted: Counted) => void;
}

/** The months of a report, and the figures of all of them at the foot. */
export function MonthsTable({ report, onCounted }: MonthsTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <FiguresTable
      id="months"
      title={t`By month`}
      head={<Trans>Month</Trans>}
      rows={report.months.map(({ month, ...figures }) => ({
        id: month,
        name: format.date(`${month}-01`, 'month'),
        figures,
        period: monthPeriod(month, report),
      }))}
      period={report}
      onCounted={onCounted}
    />
  );
}
