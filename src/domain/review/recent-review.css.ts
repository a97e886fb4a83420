import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: vars.space[12],
  alignItems: 'start',
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const text = style([type.small, { overflowWrap: 'anywhere' }]);
export const quiet = style([type.small, { color: vars.color.ink2 }]);
