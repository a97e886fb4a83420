import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const making = style({
  display: 'grid',
  gap: vars.space[8],
  marginBlockEnd: vars.space[16],
});
