/** How fast a page is. */
export interface Speed {
  /** Of 100. */
  score: number;
  /** Milliseconds in which the page could answer nothing while it loaded, by the clock. */
  blocking: number;
  /**
   * The same by processor time: without what the machine did meanwhile for the servers and for Lighthouse,
   * which takes a picture of every frame. With two processors the clock tells as much of those as of the page.
   */
  processorBlocking: number;
  /** Milliseconds until the largest thing of the first view was painted. */
  largestPaint: number;
}

/** What is held of a page beside the floor. */
type Limited = Pick<Speed, 'score' | 'processorBlocking' | 'largestPaint'>;

/** How many times as long as the floor a page may block, by processor time. */
export const BLOCKING_RATIO = 1.5;
/** Milliseconds that a page may block in any case: beside a floor of next to nothing, a ratio says nothing. */
export const BLOCKING_ALLOWED = 50;
/** How many points fewer than the floor a page may have. */
export const SCORE_DISTANCE = 2;
/** Milliseconds within which the largest thing is painted on a page that is rendered whole at build. */
export const LARGEST_PAINT = 1_200;

/** What a page falls short of beside the floor, each in words; nothing when it holds. */
export function shortcomings(page: Limited, floor: Limited, isPrerendered: boolean): string[] {
  const blocking = Math.max(BLOCKING_RATIO * floor.processorBlocking, BLOCKING_ALLOWED);
  const found: string[] = [];
  if (page.processorBlocking > blocking)
    found.push(
      `blocks ${Math.round(page.processorBlocking)} ms of processor time; at most ${Math.round(blocking)} ms here`,
    );
  if (page.score < floor.score - SCORE_DISTANCE)
    found.push(`scores ${page.score}; at least ${floor.score - SCORE_DISTANCE} here`);
  if (isPrerendered && page.largestPaint >= LARGEST_PAINT)
    found.push(`largest paint ${Math.round(page.largestPaint)} ms; less than ${LARGEST_PAINT} ms`);
  return found;
}

/** A page beside the floor, in one line: `blocking 511 ms, floor 84 ms (× 6.1); by processor time 40 ms, …`. */
export function comparison(page: Speed, floor: Speed): string {
  const ratio = (one: number, other: number) =>
    other > 0 ? `× ${(one / other).toFixed(1)}` : 'no ratio';
  const ms = (value: number) => `${Math.round(value)} ms`;
  const signed = (value: number) => (value > 0 ? `+${value}` : String(value));
  return [
    `blocking ${ms(page.blocking)}, floor ${ms(floor.blocking)} (${ratio(page.blocking, floor.blocking)})`,
    `by processor time ${ms(page.processorBlocking)}, floor ${ms(floor.processorBlocking)}`,
    `score ${page.score}, floor ${floor.score} (${signed(page.score - floor.score)})`,
    `largest paint ${ms(page.largestPaint)}, floor ${ms(floor.largestPaint)} (${ratio(page.largestPaint, floor.largestPaint)})`,
  ].join('; ');
}
