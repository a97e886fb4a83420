import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const panel = style({
  position: 'absolute',
  insetInline: vars.space[12],
  insetBlockEnd: vars.space[12],
  zIndex: 4,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'min(420px, calc(100% - 24px))',
  borderRadius: vars.radius.panel,
  background: vars.color.surface1,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space[8]} ${vars.space[8]} 0 ${vars.space[20]}`,
});

export const title = style([type.strong]);

export const list = style({
  overflow: 'auto',
  padding: `0 ${vars.space[20]} ${vars.space[12]}`,
});
