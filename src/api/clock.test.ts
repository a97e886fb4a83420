import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether a sleep is over, asked after everything due has run. */
function watch(sleep: Promise<void>) {
  let over = false;
  void sleep.then(() => {
    over = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return over;
  };
}

it('sleeps as long as asked', async () => {
  const isOver = watch(systemClock.sleep(1000, new AbortController().signal));
  await vi.advanceTimersByTimeAsync(999);
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver()).toBe(true);
});

it('wakes when the caller gives up, and leaves no timer behind', async () => {
  const controller = new AbortController();
  const isOver = watch(systemClock.sleep(1000, controller.signal));
  expect(await isOver()).toBe(false);
  controller.abort();
  expect(await isOver()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('does not fall asleep for a caller who has given up already', async () => {
  expect(await watch(systemClock.sleep(1000, AbortSignal.abort()))()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('calls off what was planned', async () => {
  const task = vi.fn();
  systemClock.after(100, task);
  systemClock.after(100, task)();
  await vi.advanceTimersByTimeAsync(100);
  expect(task).toHaveBeenCalledTimes(1);
});
