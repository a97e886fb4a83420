import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const reasons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  border: 0,
});
