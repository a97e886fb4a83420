import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  color: vars.color.ink3,
});
