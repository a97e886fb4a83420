import { style } from '@vanilla-extract/css';
import { box as fieldBox } from '../../fields/field/field.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const failed = style([
  fieldBox,
  type.small,
  {
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    paddingInlineStart: vars.space[16],
    color: vars.color.ink2,
  },
]);
