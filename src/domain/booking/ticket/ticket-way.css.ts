import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const caption = style([
  type.caption,
  { marginBlockEnd: vars.space[8], color: vars.color.ink3 },
]);

export const stops = style({ display: 'grid', gap: vars.space[12], padding: 0, listStyle: 'none' });

export const stop = style([
  type.small,
  {
    position: 'relative',
    paddingInlineStart: vars.space[32],
    fontWeight: 500,
    overflowWrap: 'anywhere',
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

export const place = style({
  position: 'relative',
  overflow: 'hidden',
  height: '128px',
  margin: 0,
  borderRadius: vars.radius.control,
  background: vars.color.seaSoft,
});
export const chart = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const depth = style({
  fill: `color-mix(in oklab, ${vars.color.sea} 5%, transparent)`,
  stroke: `color-mix(in oklab, ${vars.color.sea} 34%, transparent)`,
  strokeWidth: '1px',
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
  position: 'absolute',
  insetBlockEnd: vars.space[8],
  insetInline: vars.space[12],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
});
export const placeName = style([type.small, { fontWeight: 600 }]);
export const degrees = style([type.caption, { color: vars.color.ink2 }]);
