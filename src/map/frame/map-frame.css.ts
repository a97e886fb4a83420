import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

/** Fills what it is put into. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: vars.color.surface3,
});

globalStyle(`${frame} > span`, { display: 'block', borderRadius: 'inherit' });

export const message = style({
  width: '100%',
  height: '100%',
  overflow: 'auto',
  padding: vars.space[24],
  borderRadius: 'inherit',
  background: vars.color.surface2,
});
