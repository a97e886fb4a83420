import { boatsCalendar } from './boats-calendar.ts';
import type { ExportRequest } from './write-calendar.ts';

/** Writes a calendar file beside the page: thousands of bookings take seconds. */
addEventListener('message', ({ data }: MessageEvent<ExportRequest>) => {
  postMessage(boatsCalendar(data.boats, data.texts));
});
