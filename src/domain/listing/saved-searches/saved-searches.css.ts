import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const form = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlockEnd: vars.space[24],
});

export const list = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '56px',
  borderTop: `1px solid ${vars.color.line}`,
});

export const texts = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const criteria = style([type.small, { color: vars.color.ink2 }]);
export const none = style({ color: vars.color.ink2 });
