import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const footer = style({
  display: 'flex',
  gap: vars.space[12],
  width: '100%',
});

globalStyle(`${footer} > :last-child`, { flex: 1 });
