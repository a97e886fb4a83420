import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const note = style([
  type.small,
  { display: 'flex', alignItems: 'center', gap: vars.space[8], color: vars.color.ink2 },
]);
