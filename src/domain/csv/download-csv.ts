import { downloadFile } from '../../device/download-file.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { type CsvCell, csvText } from '../../lib/csv.ts';

/** A table with a heading for each column. */
export interface CsvTable {
  columns: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

/**
 * Gives a table to the person as a CSV file, its numbers as their language writes them. Heavy: load it by
 * `import()`.
 */
export function downloadCsv({ columns, rows }: CsvTable, name: string): void {
  const text = csvText(columns, rows, currentLocale() === 'tr' ? ',' : '.');
  downloadFile(new Blob([text], { type: 'text/csv' }), name);
}
