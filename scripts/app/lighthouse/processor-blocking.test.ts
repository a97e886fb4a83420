import { expect, test } from 'vitest';
import { processorBlocking, type TraceEvent } from './processor-blocking.ts';

const page = { pid: 7, tid: 1, args: {} };
const task = (at: number, tdur: number, of: Partial<TraceEvent> = {}): TraceEvent => ({
  ...page,
  name: 'RunTask',
  ts: at,
  tdur,
  ...of,
});
const begin = (documentLoaderURL: string, of: Partial<TraceEvent> = {}): TraceEvent => ({
  ...page,
  name: 'navigationStart',
  ts: 0,
  ...of,
  args: { data: { documentLoaderURL } },
});
const paint: TraceEvent = { ...page, name: 'firstContentfulPaint', ts: 100_000 };

test('what a task takes of the slowed processor beyond 50 ms blocks', () => {
  const events = [begin('http://site/'), paint, task(200_000, 20_000), task(300_000, 12_500)];
  expect(processorBlocking(events, 4)).toBe(30);
});

test('tasks before the first paint, of other threads and of other pages do not count', () => {
  const events = [
    begin('http://site/'),
    task(50_000, 90_000),
    paint,
    task(200_000, 90_000, { tid: 2 }),
    task(200_000, 90_000, { pid: 8 }),
    begin('about:blank', { pid: 8 }),
  ];
  expect(processorBlocking(events, 4)).toBe(0);
});

test('a trace without a page tells no figure', () => {
  expect(processorBlocking([paint, task(200_000, 20_000)], 4)).toBeNaN();
});
