import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Along a horizon; pushed sideways on phones. */
export const day = style({
  display: 'grid',
  '@media': {
    [media.phone]: {
      gridAutoFlow: 'column',
      gridAutoColumns: '8.875rem',
      marginInline: `calc(-1 * ${vars.space[20]})`,
      // The suns stand on the line.
      paddingBlockStart: '8px',
      paddingInline: vars.space[20],
      scrollPaddingInline: vars.space[20],
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
    },
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(7.25rem, 1fr))',
      rowGap: vars.space[24],
    },
  },
});

const base = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  paddingBlockStart: vars.space[16],
  paddingInlineEnd: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
  scrollSnapAlign: 'start',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '-7.5px',
    width: '14px',
    height: '14px',
    borderRadius: vars.radius.pill,
  },
});

export const stop = styleVariants(
  { dawn: vars.fixed.sunDawn, noon: vars.fixed.sunNoon, dusk: vars.fixed.sunDusk },
  (background) => [base, { '::before': { background } }],
);

/** An hour is set like a price. */
export const time = type.priceSmall;
export const what = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);
