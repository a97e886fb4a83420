import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const request = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  outline: 'none',
});

export const detail = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);
export const notes = style([detail, { color: vars.color.ink1, whiteSpace: 'pre-line' }]);
export const money = style([type.strong, { whiteSpace: 'nowrap' }]);

/** Keeps its height when the answer takes the place of the buttons: nothing below may move. */
export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: '52px',
  paddingBlockStart: vars.space[8],
});
