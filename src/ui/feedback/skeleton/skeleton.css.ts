import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

// Who waits for a moment only sees it stand still; and starting the app has the processor for itself.
const swell = keyframes({ '50%': { opacity: 0.55 } });
const swelling = `${swell} 1.8s 1s ease-in-out infinite`;

export const skeleton = style({
  display: 'block',
  maxWidth: '100%',
  minHeight: '1em',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
  animation: swelling,
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
  background: vars.color.surface3,
  animation: swelling,
});
