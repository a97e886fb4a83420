import type { Page } from '@playwright/test';

/** Milliseconds without a long task, and without a call under way, after which a press has had all its effect. */
const QUIET = 400;
/** Milliseconds after which a page that never rests is measured as it is. */
const LONGEST_WAIT = 15_000;
/** The shortest event that a browser tells of, in milliseconds: what it tells nothing of was shorter. */
export const SHORTEST = 16;

/** What one press cost, in milliseconds. */
export interface Answer {
  /** From the press until the next frame was painted (Event Timing). */
  delay: number;
  /** The longest task until the page was at rest again. */
  longestTask: number;
}

/** What the page keeps of itself, put there by `watch`. */
interface Watch {
  events: { duration: number; interactionId: number }[];
  tasks: { start: number; duration: number }[];
}

/** Makes every page of this tab keep its interactions and its long tasks; before it is opened. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const kept: Watch = { events: [], tasks: [] };
    Object.assign(globalThis, { pressBench: kept });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // All entries of this type are event timings.
        const { duration, interactionId } = entry as PerformanceEventTiming;
        if (interactionId) kept.events.push({ duration, interactionId });
      }
      // The types of the DOM do not know the threshold yet.
    }).observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        kept.tasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask' });
  }, SHORTEST);
}

/** Waits until the page has nothing long to do for a while. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    ([quiet, longest]) =>
      new Promise<void>((resolve) => {
        const { tasks } = Reflect.get(globalThis, 'pressBench') as Watch; // put there by `watch`
        const begun = performance.now();
        function look(): void {
          const now = performance.now();
          const last = tasks.at(-1);
          const call = performance.getEntriesByType('resource').at(-1);
          const rested = Math.max(
            begun,
            last ? last.start + last.duration : 0,
            call instanceof PerformanceResourceTiming ? call.responseEnd : 0,
          );
          if (now - rested >= quiet || now - begun >= longest) resolve();
          else setTimeout(look, quiet / 4);
        }
        look();
      }),
    [QUIET, LONGEST_WAIT] as const,
  );
}

/** What it cost to `act`, which presses something once: the slowest interaction and the longest task. */
export async function answerOf(page: Page, act: () => Promise<void>): Promise<Answer> {
  await page.evaluate(() => {
    const kept = Reflect.get(globalThis, 'pressBench') as Watch; // put there by `watch`
    kept.events.length = 0;
    kept.tasks.length = 0;
    performance.clearResourceTimings();
  });
  await act();
  await atRest(page);
  return page.evaluate((shortest) => {
    const { events, tasks } = Reflect.get(globalThis, 'pressBench') as Watch; // put there by `watch`
    return {
      delay: Math.max(shortest, ...events.map(({ duration }) => duration)),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  }, SHORTEST);
}

/** A link on the page, and what stands on the page that it leads to once that is there. */
export interface Way {
  /** Selects the link. */
  link: string;
  /** What it leads to, in words. */
  name: string;
  /** Selects what the page is about. */
  shows: string;
}

/**
 * Milliseconds from pressing a link until the page that it leads to has been painted.
 * @throws when that page does not come.
 */
export async function paintedAfter(page: Page, { link, name, shows }: Way): Promise<number> {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  const path = (await target.getAttribute('href')) ?? '';
  await page.evaluate(
    ([address, selector, longest, what]) => {
      const before = document.querySelector('main h1');
      const painted = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${what} did not come`)), longest);
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              const isThere =
                location.pathname === address &&
                before?.isConnected !== true &&
                document.querySelector(selector);
              // The frame that shows it is drawn after this callback, and before the next task.
              if (isThere) setTimeout(() => resolve(performance.now() - timeStamp));
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      });
      Object.assign(globalThis, { pressBenchPainted: painted });
    },
    [path, shows, LONGEST_WAIT, name] as const,
  );
  await target.click();
  return page.evaluate(() => Reflect.get(globalThis, 'pressBenchPainted') as Promise<number>);
}
