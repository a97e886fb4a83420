import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const box = style([
  type.small,
  {
    position: 'relative',
    display: 'flex',
    gap: vars.space[12],
    padding: `${vars.space[12]} ${vars.space[16]}`,
    borderRadius: vars.radius.control,
    background: vars.color.dangerSoft,
    color: vars.color.danger,
    fontWeight: 500,
  },
]);

export const icon = style({ flex: 'none' });
