import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const review = style({
  display: 'grid',
  gap: vars.space[8],
  marginBlockEnd: vars.space[20],
  paddingInlineStart: vars.space[16],
  borderInlineStart: `2px solid ${vars.color.line}`,
});

export const by = style([
  type.strong,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    overflowWrap: 'anywhere',
  },
]);

/** Where there is a keyboard to press it on. */
export const shortcut = style([
  type.small,
  {
    display: 'none',
    color: vars.color.ink2,
    '@media': { [media.hover]: { display: 'block' } },
  },
]);
