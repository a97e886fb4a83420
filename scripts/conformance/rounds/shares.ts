import type { Options } from '../options.ts';
import type { Part } from '../types.ts';

/** Milliseconds that a run with --quick takes, all in all. */
export const QUICK = 60_000;
/** Milliseconds of it for the report, and for the people of the run, who go last. */
const LAST = 4_000;

/**
 * How the time of --quick is shared among the parts, and how much of its share a part begins checks in: the rest is for
 * what is under way then, and for taking back. What is compared needs most of that: it starts the mock, makes a scene
 * first, and shortens what it found.
 */
const SHARES: Record<Part, { share: number; checking: number }> = {
  sweep: { share: 3, checking: 0.8 },
  journeys: { share: 2, checking: 0.8 },
  oracle: { share: 2, checking: 0.4 },
};
/** By which part of its share what is compared ends, whatever is under way. */
const COMPARED_UNTIL = 0.75;

/** The time of a run: what is asked for, and when it began. */
export interface Timing {
  options: Pick<Options, 'quick' | 'maxTime'>;
  /** Milliseconds since 1970. */
  started: number;
}

/** When a part ends its checks, in milliseconds since 1970, and when whatever is under way; undefined for no end. */
export interface Ends {
  deadline: number | undefined;
  latest: number | undefined;
}

/** When a part ends that begins now: --quick shares what is left of its time among the parts to come. */
export function endsOf(part: Part, parts: readonly Part[], { options, started }: Timing): Ends {
  const { quick, maxTime } = options;
  if (!quick)
    return { deadline: maxTime === undefined ? undefined : started + maxTime, latest: undefined };
  const now = Date.now();
  const left = Math.max(0, started + Math.min(maxTime ?? QUICK, QUICK) - LAST - now);
  const toCome = parts.slice(parts.indexOf(part));
  const all = toCome.reduce((sum, one) => sum + SHARES[one].share, 0);
  const own = (left * SHARES[part].share) / all;
  return { deadline: now + own * SHARES[part].checking, latest: now + own * COMPARED_UNTIL };
}
