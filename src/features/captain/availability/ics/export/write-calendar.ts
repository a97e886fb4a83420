import type { TimelineBoat } from '../../../../../api/contract/types.ts';
import { askWorker } from '../ask-worker.ts';
import type { CalendarTexts } from './boats-calendar.ts';

export interface ExportRequest {
  boats: readonly TimelineBoat[];
  texts: CalendarTexts;
}

/** The file of `boatsCalendar`, written beside the page; undefined when nothing takes a day. */
export function writeCalendar(request: ExportRequest): Promise<string | undefined> {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
  return askWorker<string | undefined>(worker, request, new AbortController().signal);
}
