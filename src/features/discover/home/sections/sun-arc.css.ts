import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const arc = style({
  display: 'none',
  width: '100%',
  height: 'auto',
  marginBottom: vars.space[24],
  '@media': { [media.tablet]: { display: 'block' } },
});

export const way = style({
  fill: 'none',
  stroke: vars.color.ink3,
  strokeWidth: 2,
  strokeDasharray: '0.1 8',
  strokeLinecap: 'round',
});

export const horizon = style({ stroke: vars.color.ink1, strokeWidth: 1.5 });

export const sun = {
  dawn: style({ fill: vars.fixed.sunDawn }),
  noon: style({ fill: vars.fixed.sunNoon }),
  dusk: style({ fill: vars.fixed.sunDusk }),
};

export const glitter = style({
  fill: 'none',
  stroke: vars.color.sea,
  strokeWidth: 2,
  strokeLinecap: 'round',
  opacity: 0.55,
});
