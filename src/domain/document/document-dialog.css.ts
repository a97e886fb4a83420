import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const picture = style({
  width: '100%',
  maxHeight: '60dvh',
  objectFit: 'contain',
  borderRadius: vars.radius.picture,
});
