import { style } from '@vanilla-extract/css';
import { ownList } from '../../../ui/choices/own-list/own-list.css.ts';
import { content } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const page = style([content, { paddingBlockEnd: vars.space[88] }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[24]}`,
  paddingBlockStart: vars.space[24],
  '@media': { [media.tablet]: { paddingBlockStart: vars.space[32] } },
});

export const title = style([type.title2, { outline: 'none' }]);

export const sort = style([
  type.small,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[8], color: vars.color.ink2 },
]);

export const select = style([
  ownList,
  type.small,
  {
    minHeight: vars.size.touch,
    paddingInline: vars.space[8],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: vars.color.ink1,
    fontWeight: 600,
    cursor: 'pointer',
  },
]);

export const results = style({ paddingBlockStart: vars.space[24] });
