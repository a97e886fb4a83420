import { style } from '@vanilla-extract/css';

/** Between two facts, the dot included. */
const gap = '1.15em';

/**
 * Facts in a row with dots between them. Each brings the dot before it, in a margin that is clipped away: neither does
 * a line end with a dot, nor begin with one.
 */
export const dotted = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: `calc(-1 * ${gap})`,
  // Leaves room for the ring of a fact that has the focus.
  clipPath: `inset(-6px -6px -6px calc(${gap} - 5px))`,
});

export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  '::before': { content: '"·" / ""', flex: 'none', width: gap, textAlign: 'center' },
});
