import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Gathering } from '../../api/every-page.ts';
import { notifyError } from '../../ui/feedback/toast/notify.ts';
import type { CsvTable } from './download-csv.ts';

/** How much of a file has been gathered; `total` is 0 until that is known. */
export interface CsvProgress {
  loaded: number;
  total: number;
}

interface CsvFile {
  table: CsvTable;
  /** With its ending: `pruva-reviews-2026-06-12.csv`. No names of people in it. */
  name: string;
}

/**
 * Makes a CSV file of everything that matches, which may take a while. `gather` is what was asked for when the
 * file was: filters that change meanwhile are of the next one.
 */
export function useCsvFile(gather: (gathering: Gathering) => Promise<CsvFile>) {
  const { t } = useLingui();
  const [progress, setProgress] = useState<CsvProgress>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ loaded: 0, total: 0 });
    try {
      const [{ downloadCsv }, { table, name }] = await Promise.all([
        import('./download-csv.ts'),
        gather({ signal, onProgress: (loaded, total) => setProgress({ loaded, total }) }),
      ]);
      if (!signal.aborted) downloadCsv(table, name);
    } catch (cause) {
      if (signal.aborted) return;
      console.error(new Error('A CSV file could not be made', { cause }));
      await notifyError({ message: t`The file could not be made. Please try again.` });
    } finally {
      running.current = null;
      setProgress(undefined);
    }
  }

  return { progress, start: () => void start(), cancel: () => running.current?.abort() };
}
