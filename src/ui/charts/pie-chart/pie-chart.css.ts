import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

/** The legend stands beside the pie where its names have room, and below it elsewhere. */
export const pie = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[24],
});

/** In this order; a legend names each, so that no colour has to. */
export const slices = [
  style({ fill: vars.color.sea }),
  style({ fill: vars.color.accent }),
  style({ fill: vars.color.positive }),
  style({ fill: vars.color.calSpecial }),
  style({ fill: vars.color.ink3 }),
];
export const gap = style({ stroke: vars.color.surface0, strokeWidth: 2 });

export const text = styleVariants(
  {
    onSea: vars.color.onSea,
    onAccent: vars.color.onAccent,
    onPositive: vars.color.surface1,
    onSpecial: vars.color.calSpecialInk,
    onInk: vars.color.surface1,
  },
  (fill) => [type.caption, { fill, fontWeight: 600 }],
);

export const legend = style([
  type.small,
  { display: 'grid', gap: vars.space[8], flex: '1 1 220px', maxWidth: '360px' },
]);
export const row = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
});
export const value = style({ color: vars.color.ink2 });
