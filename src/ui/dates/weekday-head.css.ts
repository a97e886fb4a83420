import { style } from '@vanilla-extract/css';
import { type } from '../theme/type.css.ts';

/** The short names above the days of a month: their columns do not grow with the reader's text. */
export const weekdayHead = style([
  type.caption,
  { fontSize: 'min(0.78125rem, 16px)', fontWeight: 500 },
]);
