import { vars } from './theme.css.ts';

/**
 * For a grid that is pushed sideways, from edge to edge of a phone. How wide its columns are and what
 * stands between them is its own; its items are given `scrollSnapAlign: 'start'`.
 */
export const sideways = {
  gridAutoFlow: 'column',
  marginInline: `calc(-1 * ${vars.space[20]})`,
  paddingInline: vars.space[20],
  scrollPaddingInline: vars.space[20],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
} as const;
