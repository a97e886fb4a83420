import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  fontFamily: vars.font.title,
  fontSize: '1.75rem',
  lineHeight: '2rem',
  fontWeight: 400,
  letterSpacing: '-0.02em',
});

export const sun = style({ fill: vars.color.accent });
export const reflection = style({ fill: vars.color.accent, opacity: 0.75 });
