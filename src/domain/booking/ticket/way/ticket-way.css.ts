import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const chart = style({
  position: 'relative',
  overflow: 'hidden',
  minHeight: '120px',
  borderRadius: vars.radius.control,
  background: vars.color.seaSoft,
});
export const depths = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const depth = style({
  fill: `color-mix(in oklab, ${vars.color.sea} 4%, transparent)`,
  stroke: `color-mix(in oklab, ${vars.color.sea} 30%, transparent)`,
  strokeWidth: '1px',
});

export const stops = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[12],
  padding: vars.space[16],
});

export const stop = style([
  type.small,
  {
    position: 'relative',
    paddingInlineStart: vars.space[32],
    fontWeight: 500,
    overflowWrap: 'anywhere',
    // The lines of the depth pass behind a name, not through it.
    textShadow: `0 0 3px ${vars.color.seaSoft}, 0 0 3px ${vars.color.seaSoft}, 0 0 6px ${vars.color.seaSoft}`,
  },
]);

export const dot = style({
  position: 'absolute',
  insetInlineStart: '7px',
  insetBlockStart: '5px',
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: vars.color.surface1,
  boxShadow: `0 0 0 2px ${vars.color.sea}`,
  selectors: {
    // Where it begins.
    [`${stop}:first-child > &`]: {
      background: vars.fixed.sunDusk,
      boxShadow: `0 0 0 2px ${vars.color.ink1}`,
    },
  },
});

export const leg = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '16px',
  width: '24px',
  // To the middle of the next dot.
  height: `calc(100% + ${vars.space[12]} - 12px)`,
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.sea,
  strokeWidth: '2px',
  strokeDasharray: '1 6',
  strokeLinecap: 'round',
  selectors: { '&[data-turned]': { scale: '-1 1' } },
});

/** The chart takes what height there is beside the facts. */
export const place = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space[8],
  margin: 0,
});

export const anchor = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  translate: '-50% -50%',
  background: vars.color.ink1,
  color: vars.color.surface0,
});

export const placeWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
});
export const placeName = style([type.small, { fontWeight: 600 }]);
export const degrees = style([type.caption, { color: vars.color.ink2 }]);
