/** What is read of an event of a trace; times are microseconds, `tdur` is of processor time. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

/** Milliseconds that a task may take before it blocks (Total Blocking Time, web.dev/articles/tbt). */
const LONG_TASK = 50;

/**
 * Milliseconds that the tasks of the page's main thread block after its first contentful paint, as Total
 * Blocking Time counts them, but of processor time, and to the end of the trace: a task that waits for its
 * turn on a busy machine is longer by the clock and not by this. `slowdown` is how many times as slow the
 * processor is taken for.
 */
export function processorBlocking(events: readonly TraceEvent[], slowdown: number): number {
  const begin = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http') === true,
  );
  const paint = events.find(
    ({ name, pid, ts }) =>
      begin && name === 'firstContentfulPaint' && pid === begin.pid && ts > begin.ts,
  );
  if (!begin || !paint) return Number.NaN;
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === begin.pid && tid === begin.tid && ts > paint.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * slowdown - LONG_TASK), 0);
}
