import { weeksOfMonth } from '../../../../domain/calendar/weeks-of-month.ts';
import * as styles from '../availability-calendar.css.ts';
import { number, pendingCell } from '../day/day-cell.css.ts';
import { plainLine } from '../prices/prices.css.ts';

/** The shape of a month, until its days are there: it takes their room, and costs next to nothing. */
export function MonthOutline({ month }: { month: string }) {
  return (
    <div aria-hidden="true">
      <p className={plainLine} />
      <table className={styles.grid} cellPadding={0}>
        <thead>
          <tr>
            <th className={styles.weekday} colSpan={7}>
              &nbsp;
            </th>
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <td key={day ?? index}>
                  {day !== null && (
                    <div className={pendingCell}>
                      <span className={number}>{Number(day.slice(-2))}</span>
                    </div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
