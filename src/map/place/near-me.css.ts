import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const nearMe = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
});

export const outcome = style([type.small, { margin: 0, color: vars.color.ink2 }]);
