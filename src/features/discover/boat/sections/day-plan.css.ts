import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Down the page on phones; elsewhere along a horizon. */
export const day = style({
  display: 'grid',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(116px, 1fr))',
      rowGap: vars.space[24],
    },
  },
});

const sun = {
  content: '',
  position: 'absolute',
  borderRadius: vars.radius.pill,
  width: '14px',
  height: '14px',
} as const;

const base = style({
  position: 'relative',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '64px minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: vars.space[8],
      paddingBlock: vars.space[8],
      marginInlineStart: '6px',
      paddingInlineStart: vars.space[20],
      borderInlineStart: `1px solid ${vars.color.line}`,
      '::before': { ...sun, insetInlineStart: '-7.5px', insetBlockStart: '15px' },
    },
    [media.tablet]: {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space[4],
      paddingBlockStart: vars.space[20],
      paddingInlineEnd: vars.space[16],
      borderBlockStart: `1px solid ${vars.color.line}`,
      '::before': { ...sun, insetInlineStart: 0, insetBlockStart: '-7.5px' },
    },
  },
});

export const stop = styleVariants(
  { dawn: vars.fixed.sunDawn, noon: vars.fixed.sunNoon, dusk: vars.fixed.sunDusk },
  (background) => [base, { '::before': { background } }],
);

/** An hour is set like a price. */
export const time = type.priceSmall;
export const what = style([
  type.body,
  { overflowWrap: 'anywhere', '@media': { [media.tablet]: { color: vars.color.ink2 } } },
]);
