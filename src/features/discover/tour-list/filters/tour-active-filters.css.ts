import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[16],
});
