/** A limit on how often a person may try something in this browser. */
export interface RateLimit {
  /** Counts a try that is allowed; otherwise answers how many milliseconds to wait for the next. */
  attempt(now: number): number;
}

/**
 * At most `tries` in any period of `period` milliseconds, five a minute by default; 0 means go ahead. It keeps no try longer
 * than that, so there is nothing to clean up. The server has limits of its own: this one spares a
 * person from running into them.
 */
export function createRateLimit({ tries = 5, period = 60_000 } = {}): RateLimit {
  let times: number[] = [];
  return {
    attempt(now) {
      times = times.filter((time) => time > now - period);
      const oldest = times[0];
      if (oldest !== undefined && times.length >= tries) return oldest + period - now;
      times.push(now);
      return 0;
    },
  };
}
