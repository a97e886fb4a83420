import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const sender = style([type.strong, { overflowWrap: 'anywhere' }]);

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

/** As it was written: its lines, and nothing in it that could be pressed. */
export const text = style([
  type.body,
  {
    maxWidth: '68ch',
    paddingBlock: vars.space[16],
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderBlock: `1px solid ${vars.color.line}`,
  },
]);
