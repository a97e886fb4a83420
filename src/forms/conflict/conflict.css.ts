import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const rows = style({
  display: 'grid',
  gap: vars.space[16],
  marginBlockStart: vars.space[12],
});

export const who = style({ marginBlockEnd: vars.space[8] });

export const all = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
