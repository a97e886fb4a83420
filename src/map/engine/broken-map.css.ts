import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

/** At the foot of the map, above the names of who drew it. */
export const place = style({
  position: 'absolute',
  insetInline: vars.space[12],
  insetBlockEnd: vars.space[32],
  zIndex: 2,
});

export const notice = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    padding: vars.space[12],
    borderRadius: vars.radius.control,
    background: vars.color.surface1,
    boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
  },
]);
