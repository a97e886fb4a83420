import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

// It slows down and never arrives: how long a page takes is not known.
const grow = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '40%': { transform: 'scaleX(.55)' },
  '100%': { transform: 'scaleX(.95)' },
});

export const bar = style({
  position: 'absolute',
  zIndex: vars.z.header,
  insetInline: 0,
  bottom: '-1px',
  height: '3px',
  background: vars.color.accentDeep,
  transform: 'scaleX(.95)',
  transformOrigin: 'left',
  animation: `${grow} 8s ${vars.ease.enter}`,
});
