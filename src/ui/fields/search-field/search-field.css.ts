import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import * as field from '../field/field.css.ts';

export const search = style([field.field]);

export const icon = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'flex-end',
  minHeight: vars.size.field,
  paddingInlineStart: vars.space[16],
  color: vars.color.ink2,
  pointerEvents: 'none',
});

const afterIcon = `calc(${vars.space[16]} + 20px + ${vars.space[12]})`;

export const label = style([
  field.label,
  {
    insetInlineStart: afterIcon,
    maxWidth: `calc(100% - ${afterIcon} - ${vars.space[16]})`,
  },
]);

export const input = style([field.input, { paddingInlineStart: vars.space[12] }]);

export const clear = style([
  field.end,
  { selectors: { [`${search}[data-empty] &`]: { visibility: 'hidden' } } },
]);
