/** A place in the grid: row and day, both counted from zero; day -1 is the name of the row. */
export interface Cell {
  row: number;
  day: number;
}

/** Rows and days, all ends included. */
export interface Selection {
  firstRow: number;
  lastRow: number;
  firstDay: number;
  lastDay: number;
}

/** What lies between two corners, in whatever order they were chosen. */
export function between(a: Cell, b: Cell): Selection {
  return {
    firstRow: Math.min(a.row, b.row),
    lastRow: Math.max(a.row, b.row),
    firstDay: Math.min(a.day, b.day),
    lastDay: Math.max(a.day, b.day),
  };
}

/** A cell that may lie outside of the grid, brought inside of it. */
export function clamped({ row, day }: Cell, rows: number, days: number): Cell {
  return {
    row: Math.min(Math.max(row, 0), rows - 1),
    day: Math.min(Math.max(day, -1), days - 1),
  };
}

export const isSameCell = (a: Cell, b: Cell): boolean => a.row === b.row && a.day === b.day;
