import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  marginBlockStart: vars.space[16],
});

export const form = style({ width: 'min(360px, calc(100vw - 72px))' });
