import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  padding: vars.space[12],
  borderRadius: vars.radius.panel,
  background: vars.color.surface1,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const picture = style({
  flex: 'none',
  width: '112px',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
});

export const texts = style({ minWidth: 0 });
export const name = style([type.strong, { overflowWrap: 'anywhere' }]);
export const trip = style([type.small, { color: vars.color.ink2 }]);
