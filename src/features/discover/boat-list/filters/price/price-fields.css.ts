import { style } from '@vanilla-extract/css';
import { vars } from '../../../../../ui/theme/theme.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[12],
});

export const prices = style({ display: 'grid', gap: vars.space[16] });
