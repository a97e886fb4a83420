import { type ReactNode, useState } from 'react';
import type { FinanceReport } from '../../../../api/contract/types.ts';
import { lazyDialog } from '../../../../ui/loading/lazy/lazy-dialog.tsx';
import * as styles from '../finance.css.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { type AskedOffer, OffersTable } from './offers-table.tsx';

const BookingsDialog = lazyDialog(() => import('./bookings-dialog.tsx'));

interface ReportBodyProps {
  hostId: number;
  report: FinanceReport;
  /** How the months went: a chart on the screen, a table on paper. */
  months: ReactNode;
}

/** A report as a whole, by month, by boat and by tour; every figure leads to what makes it up. */
export function ReportBody({ hostId, report, months }: ReportBodyProps) {
  const [isOpen, setOpen] = useState(false);
  // Closed, the dialog still fades out with what it was opened for.
  const [asked, setAsked] = useState<AskedOffer>();
  const ask = (offer?: AskedOffer) => {
    setAsked(offer);
    setOpen(true);
  };
  return (
    <div className={styles.parts}>
      <ComparisonTable report={report} onBookings={() => ask()} />
      {months}
      <OffersTable report={report} kind="boats" onBookings={ask} />
      <OffersTable report={report} kind="tours" onBookings={ask} />
      <BookingsDialog
        hostId={hostId}
        period={report}
        offer={asked}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </div>
  );
}
