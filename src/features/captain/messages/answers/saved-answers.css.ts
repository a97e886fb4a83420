import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const none = style({ color: vars.color.ink2 });

export const row = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const question = style([type.small, { flex: 1, fontWeight: 600 }]);

export const add = style({ paddingBlockStart: vars.space[24] });

export const form = style({ display: 'grid', gap: vars.space[12] });

export const end = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[8],
});
