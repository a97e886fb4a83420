import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** As high as the button in it, so that nothing moves when that comes and goes. */
export const guide = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  minHeight: vars.size.touch,
});

export const hint = style({ color: vars.color.ink2 });
export const chosen = type.strong;

/** Sets a text button’s words on the edge of what stands below: at its end, or on a line of its own at its start. */
export const clear = style({ marginInline: `calc(-1 * ${vars.space[16]})` });

/** Keeps its line while there is nothing to say, so that nothing below it jumps. */
export const next = style([
  type.small,
  { flexBasis: '100%', minHeight: vars.space[20], color: vars.color.ink2 },
]);

export const reason = style([next, { color: vars.color.danger, fontWeight: 500 }]);
