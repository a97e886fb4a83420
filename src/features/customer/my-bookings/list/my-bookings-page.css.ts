import { style } from '@vanilla-extract/css';
import { content } from '../../../../ui/theme/global.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const page = style([content, { paddingBlockEnd: vars.space[88] }]);

export const upcoming = style({ display: 'grid', gap: vars.space[64], minWidth: 0 });

export const rest = style([type.title3, { marginBlockEnd: vars.space[8] }]);

export const skeleton = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlock: vars.space[24],
});

export const count = style([
  type.caption,
  { marginInlineStart: vars.space[8], color: vars.color.ink3 },
]);
