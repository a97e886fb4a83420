import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const kind = style([
  type.caption,
  {
    position: 'absolute',
    insetBlockStart: vars.space[12],
    insetInlineStart: vars.space[12],
    padding: `${vars.space[4]} ${vars.space[12]}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surface1,
    color: vars.color.ink1,
    pointerEvents: 'none',
  },
]);

export const next = style([type.small, { color: vars.color.ink2, textAlign: 'end' }]);
