import { type ReactNode, useState } from 'react';
import type { FinanceReport } from '../../../../api/contract/types.ts';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import * as styles from '../finance.css.ts';
import { ComparisonTable } from './comparison-table.tsx';
import type { Counted } from './counted.ts';
import { OfferTables } from './offer-tables.tsx';

const BookingsDialog = lazyDialog(() => import('./bookings-dialog.tsx'));

interface ReportBodyProps {
  hostId: number;
  report: FinanceReport;
  /** How the months went, a chart or a table; `onCounted` shows the bookings that a figure counts. */
  months: (onCounted: (counted: Counted) => void) => ReactNode;
}

/** A report as a whole, by month, by boat and by tour; every figure leads to what makes it up. */
export function ReportBody({ hostId, report, months }: ReportBodyProps) {
  const [isOpen, setOpen] = useState(false);
  // Closed, the dialog still fades out with what it was opened for.
  const [counted, setCounted] = useState<Counted>({ figure: 'bookings', period: report });
  const show = (asked: Counted) => {
    setCounted(asked);
    setOpen(true);
  };
  return (
    <div className={styles.parts}>
      <ComparisonTable report={report} onCounted={show} />
      {months(show)}
      <OfferTables report={report} onCounted={show} />
      <BookingsDialog hostId={hostId} counted={counted} isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
