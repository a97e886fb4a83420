import { style } from '@vanilla-extract/css';
import { content } from '../../../../ui/theme/global.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const page = style([content, { paddingBlockEnd: vars.space[88] }]);

export const list = style({ maxWidth: '860px' });

export const skeleton = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlock: vars.space[24],
});

export const count = style([
  type.caption,
  { marginInlineStart: vars.space[8], color: vars.color.ink3 },
]);
