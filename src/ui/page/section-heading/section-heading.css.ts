import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const section = style({ display: 'grid', gap: vars.space[16] });

export const horizon = style({
  position: 'relative',
  height: '14px',
  borderBottom: `1px solid ${vars.color.ink1}`,
});

const sunBase = style({
  position: 'absolute',
  bottom: 0,
  width: '28px',
  height: '14px',
  marginInlineStart: '-14px',
  borderRadius: '14px 14px 0 0',
});

export const sun = styleVariants(
  { dawn: vars.fixed.sunDawn, noon: vars.fixed.sunNoon, dusk: vars.fixed.sunDusk },
  (background) => [sunBase, { background }],
);

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[24]}`,
});

export const title = type.title2;
