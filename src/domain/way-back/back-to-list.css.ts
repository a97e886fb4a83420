import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

/** A round button on the picture on phones, a quiet line above it elsewhere. */
export const back = style([
  type.small,
  {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: vars.space[16],
    insetBlockStart: vars.space[16],
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[4],
    width: vars.size.touch,
    height: vars.size.touch,
    borderRadius: vars.radius.pill,
    background: vars.color.surface1,
    color: vars.color.ink1,
    fontWeight: 500,
    '@media': {
      [media.tablet]: {
        position: 'static',
        width: 'auto',
        marginInlineStart: '-6px',
        paddingInlineEnd: vars.space[8],
        borderRadius: vars.radius.control,
        background: 'none',
        color: vars.color.ink2,
      },
      [media.hover]: { selectors: { '&:hover': { color: vars.color.sea } } },
    },
  },
]);

/** On phones only the arrow is seen. */
export const label = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
