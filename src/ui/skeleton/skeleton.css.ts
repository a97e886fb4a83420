import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const swell = keyframes({ '50%': { opacity: 0.55 } });

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  minHeight: '1em',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
  animation: `${swell} 1.8s ease-in-out infinite`,
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
  animation: `${swell} 1.8s ease-in-out infinite`,
});
