import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '28px',
});
export const star = style({ color: vars.color.accentDeep });
export const average = style({ color: vars.color.ink1, fontWeight: 600 });
export const count = style({
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
});
