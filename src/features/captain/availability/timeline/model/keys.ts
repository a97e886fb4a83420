import { addDays, dayCount } from '../../../../../lib/calendar-day.ts';
import { type Cell, clamped } from './selection.ts';
import { sameDayInMonth } from './timeline-range.ts';

interface Grid {
  rows: number;
  days: number;
  /** The first day, `YYYY-MM-DD`. */
  startDate: string;
}

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

function monthOn({ row, day }: Cell, count: number, startDate: string): Cell {
  const there = sameDayInMonth(addDays(startDate, day), count);
  return { row, day: there < startDate ? 0 : dayCount(startDate, there) - 1 };
}

function target(from: Cell, { key, ctrlKey, metaKey }: Key, grid: Grid): Cell | undefined {
  const { row, day } = from;
  const far = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowLeft':
      return { row, day: far ? Math.max(day - 7, 0) : day - 1 };
    case 'ArrowRight':
      return { row, day: far ? day + 7 : day + 1 };
    case 'ArrowUp':
      return { row: far ? 0 : row - 1, day };
    case 'ArrowDown':
      return { row: far ? grid.rows - 1 : row + 1, day };
    case 'Home':
      return { row: far ? 0 : row, day: 0 };
    case 'End':
      return { row: far ? grid.rows - 1 : row, day: grid.days - 1 };
    case 'PageUp':
      return monthOn(from, -1, grid.startDate);
    case 'PageDown':
      return monthOn(from, 1, grid.startDate);
    default:
      return undefined;
  }
}

/**
 * Where a key leads: a day or boat on by the arrows (with Ctrl a week, or the first and last boat), the first
 * or last day by Home and End (with Ctrl of the first and last boat), a month on by PageUp and PageDown. Left
 * of the first day is the name of the boat.
 * Undefined for a key that leads nowhere.
 */
export function moved(from: Cell, key: Key, grid: Grid): Cell | undefined {
  const there = target(from, key, grid);
  return there && clamped(there, grid.rows, grid.days);
}
