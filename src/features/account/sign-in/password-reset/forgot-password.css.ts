import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const text = style({ color: vars.color.ink2, overflowWrap: 'anywhere' });

export const opener = style({
  display: 'grid',
  justifyItems: 'center',
  marginTop: vars.space[16],
});
