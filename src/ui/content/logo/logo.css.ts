import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[12],
  fontFamily: vars.font.title,
  // With large letters it leaves room for what else stands in a header.
  fontSize: 'min(1.75rem, 8.75vw)',
  lineHeight: '1.15em',
  fontWeight: 400,
  letterSpacing: '-0.02em',
});

export const sun = style({ fill: vars.color.accent });
export const reflection = style({ fill: vars.color.accent, opacity: 0.75 });
