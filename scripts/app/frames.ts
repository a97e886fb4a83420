import type { Page } from '@playwright/test';

/** How long a page took for each frame while something was done, in milliseconds, shortest first. */
export async function frameTimes(page: Page, act: () => Promise<void>): Promise<number[]> {
  const recorder = await page.evaluateHandle(() => {
    const times: number[] = [];
    let before = performance.now();
    let isOver = false;
    function next(now: number): void {
      times.push(now - before);
      before = now;
      if (!isOver) requestAnimationFrame(next);
    }
    requestAnimationFrame(next);
    return {
      stop: () => {
        isOver = true;
        return times;
      },
    };
  });
  await act();
  const times = await recorder.evaluate(({ stop }) => stop());
  return times.sort((a, b) => a - b);
}

/** Frames in one line: how many, the middle one, nearly all, the longest. */
export function summaryOf(times: readonly number[]): string {
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return `${times.length} frames: median ${at(0.5).toFixed(1)} ms, 95 % within ${at(0.95).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms`;
}
