import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const layout = style({
  '@media': { screen: { minHeight: '100dvh' } },
  display: 'flex',
  flexDirection: 'column',
});

export const main = style({ flex: 1 });

/** Where there is no header that it could stand below: the upper edge of the screen. */
export const progress = style({
  position: 'fixed',
  zIndex: vars.z.header,
  insetInline: 0,
  top: 0,
  height: '2px',
});

export const skipLink = style({
  position: 'absolute',
  zIndex: vars.z.header,
  insetInlineStart: vars.space[16],
  insetBlockStart: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[20]}`,
  borderRadius: vars.radius.control,
  background: vars.color.ink1,
  color: vars.color.surface0,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
