/** Of a row and of the head, in pixels: enough for a finger. */
export const ROW_HEIGHT = 64;
export const HEAD_HEIGHT = 64;

/** Width of a day in pixels, from the season at a glance to the full price of a day. */
export const DAY_WIDTHS = [44, 72, 104] as const;
/** The one of them that was chosen, in styles; the grid sets it. */
export const DAY = 'var(--day)';
export type DayWidth = (typeof DAY_WIDTHS)[number];

/** Below this width of a day, prices stand in thousands. */
export const FULL_PRICE_WIDTH = 72;

/** Days are drawn by the week: what comes into sight while scrolling is one more week. */
export const WEEK = 7;
