import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FinanceFigures } from '../../../../api/contract/types.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { screenOnly } from '../../../../ui/page/paper/paper.css.ts';
import * as styles from '../finance.css.ts';
import type { Period } from '../period/period.ts';
import { CountButton } from './count-button.tsx';
import type { Counted, CountedOffer } from './counted.ts';
import { FigureLink } from './figure-link.tsx';
import { type SummedFigures, sumOfRows } from './figure-sums.ts';

/** The figures of a month, a boat or a tour. */
export interface FiguresRow {
  /** `2026-06`, or the id of the boat or tour. */
  id: string;
  name: string;
  figures: FinanceFigures;
  /** The days that they are of. */
  period: Period;
  /** Left out where they are of all boats and tours. */
  offer?: CountedOffer;
  /** Leads to the days or dates that were offered. */
  calendar?: ReactNode;
}

interface FiguresTableProps {
  /** Also where a link on the page leads to. */
  id: 'months' | 'boats' | 'tours';
  title: string;
  /** What each row is. */
  head: ReactNode;
  rows: readonly FiguresRow[];
  /** The days that the sums at the foot are of, where they are those of all payments of these days. */
  period?: Period;
  onCounted: (counted: Counted) => void;
}

/** As many rows as a sheet of paper has room for beside the rest of the report. */
const ON_PAPER = 8;

/** Figures row by row, each leading to the list it is the sum of, and their sums at the foot. */
export function FiguresTable({ id, title, head, rows, period, onCounted }: FiguresTableProps) {
  const format = useFormat();
  const isTours = id === 'tours';
  const most = Math.max(...rows.map(({ figures }) => figures.revenue), 1);
  // The months of a year all stand on the paper; of boats and tours those that earned most.
  const left = id === 'months' || rows.length <= ON_PAPER + 1 ? [] : rows.slice(ON_PAPER);
  const more = format.number(left.length);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col" className={styles.head}>
                {head}
              </th>
              {[
                <Trans key="revenue">Revenue</Trans>,
                <Trans key="commission">Commission</Trans>,
                <Trans key="net">Net</Trans>,
                <Trans key="day">Per day</Trans>,
                <Trans key="bookings">Bookings</Trans>,
                isTours ? (
                  <Trans key="taken">Booked seats</Trans>
                ) : (
                  <Trans key="taken">Booked days</Trans>
                ),
              ].map((column) => (
                <th key={column.key} scope="col" className={styles.headEnd}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                share={row.figures.revenue / most}
                isTours={isTours}
                isOnPaper={!left.includes(row)}
                onCounted={onCounted}
              />
            ))}
            {left.length > 0 && (
              <tr className={styles.paperRow}>
                <th scope="row" className={styles.cell}>
                  <Trans>{more} more</Trans>
                </th>
                <Sums rows={left} isTours={isTours} look={styles.amount} />
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={styles.sumName}>
                <Trans>Sum</Trans>
              </th>
              <Sums rows={rows} isTours={isTours} look={styles.sum} period={period} />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

const MONEY = ['revenue', 'commission', 'netRevenue'] as const;

interface RowProps {
  row: FiguresRow;
  /** How much of the largest revenue this is, from 0 to 1. */
  share: number;
  isTours: boolean;
  isOnPaper: boolean;
  onCounted: (counted: Counted) => void;
}

function Row({ row, share, isTours, isOnPaper, onCounted }: RowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { name, figures, period, offer, calendar } = row;
  const bookings = format.number(figures.bookings);
  const figure = isTours ? 'bookedSeats' : 'bookedDays';
  const taken = format.number(figures[figure]);
  return (
    <tr className={isOnPaper ? undefined : screenOnly}>
      <th scope="row" className={styles.rowName}>
        {name}
        {share > 0 && (
          <div aria-hidden="true" className={styles.share} style={{ width: `${100 * share}%` }} />
        )}
      </th>
      {MONEY.map((each) => (
        <td key={each} className={styles.amount}>
          <FigureLink period={period} figure={each} boatId={offer?.boatId} tourId={offer?.tourId}>
            {format.money(figures[each])}
          </FigureLink>
        </td>
      ))}
      <td className={styles.amount}>{format.money(figures.averagePerDay)}</td>
      <td className={styles.amount}>
        <CountButton
          count={figures.bookings}
          label={t`${name}: ${bookings} bookings`}
          onPress={() => onCounted({ figure: 'bookings', period, offer })}
        >
          {bookings}
        </CountButton>
      </td>
      <td className={styles.amount}>
        <Taken figures={figures} isTours={isTours} calendar={calendar}>
          <CountButton
            count={figures[figure]}
            label={isTours ? t`${name}: ${taken} booked seats` : t`${name}: ${taken} booked days`}
            onPress={() => onCounted({ figure, period, offer })}
          >
            {taken}
          </CountButton>
        </Taken>
      </td>
    </tr>
  );
}

interface SumsProps {
  rows: readonly FiguresRow[];
  isTours: boolean;
  look: string;
  period?: Period | undefined;
}

function Sums({ rows, isTours, look, period }: SumsProps) {
  const format = useFormat();
  const sums = sumOfRows(rows.map(({ figures }) => figures));
  return (
    <>
      {MONEY.map((each) => (
        <td key={each} className={look}>
          {period ? (
            <FigureLink period={period} figure={each}>
              {format.money(sums[each])}
            </FigureLink>
          ) : (
            format.money(sums[each])
          )}
        </td>
      ))}
      <td className={look} />
      <td className={look}>{format.number(sums.bookings)}</td>
      <td className={look}>
        <Taken figures={sums} isTours={isTours}>
          {format.number(isTours ? sums.bookedSeats : sums.bookedDays)}
        </Taken>
      </td>
    </>
  );
}

interface TakenProps {
  figures: SummedFigures;
  isTours: boolean;
  calendar?: ReactNode;
  /** How many are booked. */
  children: ReactNode;
}

/** How many of those offered are booked, and how much of them that is. */
function Taken({ figures, isTours, calendar, children }: TakenProps): ReactNode {
  const format = useFormat();
  const [booked, offered] = isTours
    ? [figures.bookedSeats, figures.offeredSeats]
    : [figures.bookedDays, figures.offeredDays];
  if (offered === 0) return <Trans>none open</Trans>;
  const all = calendar ?? format.number(offered);
  return (
    <>
      <Trans>
        {children} of {all}
      </Trans>
      <span className={styles.second}>{format.percent(booked / offered)}</span>
    </>
  );
}
