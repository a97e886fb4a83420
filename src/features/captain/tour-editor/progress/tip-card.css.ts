import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const tip = style([
  type.small,
  {
    display: 'flex',
    gap: vars.space[12],
    maxWidth: '68ch',
    marginBlockStart: vars.space[32],
    paddingBlock: vars.space[12],
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.ink2,
  },
]);

export const icon = style({ flex: 'none', color: vars.color.accentDeep });
