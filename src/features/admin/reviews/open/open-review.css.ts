import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** The one that was asked for, apart from the list that goes on below it. */
export const open = style({
  display: 'grid',
  gap: vars.space[16],
  marginBlockEnd: vars.space[32],
  paddingInlineStart: vars.space[16],
  borderInlineStart: `3px solid ${vars.color.sea}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[16]}`,
});
export const title = type.title3;

export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
});
