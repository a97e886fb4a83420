import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const card = style({ position: 'relative', minWidth: 0 });

/** Over the picture, above the link that covers the card. */
export const heart = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineEnd: vars.space[8],
});

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

export const unrated = style([type.small, { color: vars.color.ink2 }]);

export const next = style([type.small, { color: vars.color.ink2, textAlign: 'end' }]);

export const grid = style({
  display: 'grid',
  gap: `${vars.space[40]} ${vars.space[24]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
