import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const legend = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[8]} ${vars.space[20]}`,
    color: vars.color.ink2,
  },
]);

export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });

export const swatch = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '20px',
  height: '20px',
  borderRadius: '6px',
  // Its colour is all that it says.
  forcedColorAdjust: 'none',
});

/** A piece of the bar along the days of a season. */
export const bar = style({
  width: '28px',
  height: '12px',
  borderRadius: vars.radius.pill,
  forcedColorAdjust: 'none',
});

/** The line through a day that is over or taken, drawn where there is no number to strike. */
export const strike = style({
  width: '10px',
  height: '1.5px',
  background: 'currentColor',
});
