import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const stage = style({ position: 'relative' });

/** Over the last picture's sky, in reach of the thumb. */
export const actions = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[12],
  insetInlineEnd: vars.space[12],
  display: 'flex',
  gap: vars.space[4],
});
