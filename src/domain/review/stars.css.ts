import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const stars = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  gap: '2px',
  alignSelf: 'center',
});
export const given = style({ color: vars.color.accentDeep });
export const missing = style({ color: vars.color.lineStrong });
