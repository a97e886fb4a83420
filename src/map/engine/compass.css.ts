import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const compass = style({
  position: 'absolute',
  insetInlineStart: vars.space[12],
  insetBlockEnd: vars.space[12],
  zIndex: 1,
  width: '56px',
  height: '56px',
  color: '#f4fffb',
  pointerEvents: 'none',
  filter: 'drop-shadow(0 0 3px rgb(3 34 56 / .7))',
});

export const north = style({ fill: vars.color.accent });
