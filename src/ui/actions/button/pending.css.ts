import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
});

// Still laid out, so the width stays; still read, unlike `visibility: hidden`.
export const hiddenLabel = style([label, { opacity: 0 }]);

export const spinner = style({
  position: 'absolute',
  width: '20px',
  height: '20px',
  borderRadius: vars.radius.pill,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 0.9s linear infinite`,
});
