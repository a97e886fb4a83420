import { style } from '@vanilla-extract/css';
import { link } from '../../ui/link/link.css.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[16],
});

export const clear = style([
  link,
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    paddingInline: vars.space[8],
  },
]);
