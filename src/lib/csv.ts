import papaparse from 'papaparse';

/** A number is written as one; null is an empty cell. */
export type CsvCell = string | number | null;

/**
 * What a spreadsheet would run as a formula, written by a stranger. A telephone number or an amount
 * that begins with a sign is none.
 */
const FORMULA = /^(?![+-]?[\d\s.,()]+$)[=+\-@\t\r]/;

/**
 * A table as a CSV file that spreadsheets open as it is meant: UTF-8 with its mark, and where the
 * reader's numbers have a decimal comma (`decimal`), cells parted by semicolons. Heavy: load it by `import()`.
 */
export function csvText(
  columns: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  decimal: ',' | '.',
): string {
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', decimal) : cell)),
  );
  const text = papaparse.unparse([[...columns], ...cells], {
    delimiter: decimal === ',' ? ';' : ',',
    newline: '\r\n',
    escapeFormulae: FORMULA,
  });
  return `\uFEFF${text}\r\n`;
}
