import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FinanceReport } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { monthOf } from '../../../../lib/calendar-month.ts';
import * as styles from '../finance.css.ts';
import type { Counted } from './counted.ts';
import { type FiguresRow, FiguresTable } from './figures-table.tsx';

interface OfferTablesProps {
  report: FinanceReport;
  onCounted: (counted: Counted) => void;
}

/** The figures of each boat and of each tour, those that earned most first; nothing where there are none. */
export function OfferTables({ report, onCounted }: OfferTablesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const boats = report.boats.map(({ boatId, boatName, ...figures }) => ({
    id: String(boatId),
    name: boatName,
    figures,
    period: report,
    offer: { boatId, name: boatName },
    calendar: (
      <Link
        to="/captain/availability"
        search={{ boat: boatId, month: monthOf(report.from) }}
        preload={false}
        className={styles.money}
      >
        {format.number(figures.offeredDays)}
      </Link>
    ),
  }));
  const tours = report.tours.map(({ tourId, tourName, ...figures }) => ({
    id: String(tourId),
    name: tourName,
    figures,
    period: report,
    offer: { tourId, name: tourName },
    calendar: (
      <Link
        to="/captain/tours/$tourId/calendar"
        params={{ tourId: String(tourId) }}
        preload={false}
        className={styles.money}
      >
        {format.number(figures.offeredSeats)}
      </Link>
    ),
  }));
  return (
    <>
      {boats.length > 0 && (
        <FiguresTable
          id="boats"
          title={t`By boat`}
          head={<Trans context="booked">Boat</Trans>}
          rows={byRevenue(boats)}
          onCounted={onCounted}
        />
      )}
      {tours.length > 0 && (
        <FiguresTable
          id="tours"
          title={t`By tour`}
          head={<Trans context="booked">Tour</Trans>}
          rows={byRevenue(tours)}
          onCounted={onCounted}
        />
      )}
    </>
  );
}

const byRevenue = (rows: readonly FiguresRow[]) =>
  rows.toSorted((a, b) => b.figures.revenue - a.figures.revenue);
