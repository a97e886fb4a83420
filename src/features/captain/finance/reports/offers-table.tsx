import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FinanceFigures, FinanceReport } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { monthOf } from '../../../../lib/calendar-month.ts';
import * as styles from '../finance.css.ts';
import { FigureLink } from './figure-link.tsx';
import { sumOfRows } from './offer-sums.ts';

/** Whose bookings are asked for. */
export interface AskedOffer {
  boatId?: number;
  tourId?: number;
  name: string;
}

interface OffersTableProps {
  report: FinanceReport;
  kind: 'boats' | 'tours';
  onBookings: (offer: AskedOffer) => void;
}

interface OfferRow {
  id: number;
  name: string;
  figures: FinanceFigures;
}

/** The figures of each boat, or each tour, the one that earned most first, and their sums. */
export function OffersTable({ report, kind, onBookings }: OffersTableProps) {
  const format = useFormat();
  const isBoats = kind === 'boats';
  const rows: OfferRow[] = isBoats
    ? report.boats.map((boat) => ({ id: boat.boatId, name: boat.boatName, figures: boat }))
    : report.tours.map((tour) => ({ id: tour.tourId, name: tour.tourName, figures: tour }));
  const { t } = useLingui();
  if (rows.length === 0) return null;
  const sums = sumOfRows(rows.map(({ figures }) => figures));
  const most = Math.max(...rows.map(({ figures }) => figures.revenue), 1);
  const taken = (
    figures: Pick<FinanceFigures, 'bookedDays' | 'offeredDays' | 'bookedSeats' | 'offeredSeats'>,
  ) =>
    isBoats
      ? [figures.bookedDays, figures.offeredDays]
      : [figures.bookedSeats, figures.offeredSeats];
  return (
    <section className={styles.part} aria-labelledby={kind}>
      <h2 id={kind} tabIndex={-1} className={styles.heading}>
        {isBoats ? <Trans>By boat</Trans> : <Trans>By tour</Trans>}
      </h2>
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={isBoats ? t`By boat` : t`By tour`}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {isBoats ? (
                  <Trans context="booked">Boat</Trans>
                ) : (
                  <Trans context="booked">Tour</Trans>
                )}
              </th>
              <th scope="col" className={styles.headEnd}>
                <Trans>Revenue</Trans>
              </th>
              <th scope="col" className={styles.headEnd}>
                <Trans>Commission</Trans>
              </th>
              <th scope="col" className={styles.headEnd}>
                <Trans>Net</Trans>
              </th>
              <th scope="col" className={styles.headEnd}>
                <Trans>Per day</Trans>
              </th>
              <th scope="col" className={styles.headEnd}>
                <Trans>Bookings</Trans>
              </th>
              <th scope="col" className={styles.headEnd}>
                {isBoats ? <Trans>Booked days</Trans> : <Trans>Booked places</Trans>}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows
              .toSorted((a, b) => b.figures.revenue - a.figures.revenue)
              .map(({ id, name, figures }) => {
                const offer = isBoats ? { boatId: id } : { tourId: id };
                const money = (figure: 'revenue' | 'commission' | 'netRevenue') => (
                  <FigureLink period={report} figure={figure} {...offer}>
                    {format.money(figures[figure])}
                  </FigureLink>
                );
                return (
                  <tr key={id}>
                    <th scope="row" className={styles.cell}>
                      {name}
                      {figures.revenue > 0 && (
                        <div
                          aria-hidden="true"
                          className={styles.share}
                          style={{ width: `${(100 * figures.revenue) / most}%` }}
                        />
                      )}
                    </th>
                    <td className={styles.amount}>{money('revenue')}</td>
                    <td className={styles.amount}>{money('commission')}</td>
                    <td className={styles.amount}>{money('netRevenue')}</td>
                    <td className={styles.amount}>{format.money(figures.averagePerDay)}</td>
                    <td className={styles.amount}>
                      {figures.bookings === 0 ? (
                        format.number(0)
                      ) : (
                        <button
                          type="button"
                          className={styles.press}
                          aria-label={t`${name}: ${figures.bookings} bookings`}
                          onClick={() => onBookings({ ...offer, name })}
                        >
                          {format.number(figures.bookings)}
                        </button>
                      )}
                    </td>
                    <td className={styles.amount}>
                      <Taken
                        of={taken(figures)}
                        way={
                          isBoats && {
                            boatId: id,
                            month: monthOf(report.from),
                          }
                        }
                      />
                    </td>
                  </tr>
                );
              })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={styles.sumName}>
                <Trans>Sum</Trans>
              </th>
              <td className={styles.sum}>{format.money(sums.revenue)}</td>
              <td className={styles.sum}>{format.money(sums.commission)}</td>
              <td className={styles.sum}>{format.money(sums.netRevenue)}</td>
              <td className={styles.sum} />
              <td className={styles.sum}>{format.number(sums.bookings)}</td>
              <td className={styles.sum}>
                <Taken of={taken(sums)} way={false} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

interface TakenProps {
  /** How many are booked, and how many were offered. */
  of: readonly (number | undefined)[];
  /** Where each of the days stands; false where there is no such place. */
  way: false | { boatId: number; month: string };
}

function Taken({ of: [booked = 0, offered = 0], way }: TakenProps): ReactNode {
  const format = useFormat();
  if (offered === 0) return <Trans>none open</Trans>;
  const share = format.percent(booked / offered);
  const count = (
    <Trans>
      {format.number(booked)} of {format.number(offered)}
    </Trans>
  );
  return (
    <>
      {way ? (
        <Link
          to="/captain/availability"
          search={{ boat: way.boatId, month: way.month }}
          preload={false}
          className={styles.money}
        >
          {count}
        </Link>
      ) : (
        count
      )}
      <span className={styles.second}>{share}</span>
    </>
  );
}
