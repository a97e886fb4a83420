import { style } from '@vanilla-extract/css';
import { edged } from '../../../../ui/theme/forced.ts';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const button = style([
  type.small,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    gap: vars.space[8],
    width: vars.size.field,
    height: vars.size.field,
    borderRadius: vars.radius.control,
    background: vars.color.surface1,
    boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
    fontWeight: 600,
    '@media': { ...edged, [media.laptop]: { width: 'auto', paddingInline: vars.space[20] } },
  },
]);

/** Read aloud everywhere, seen where there is room. */
export const words = style([
  visuallyHidden,
  {
    '@media': {
      [media.laptop]: {
        position: 'static',
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        clipPath: 'none',
      },
    },
  },
]);

export const count = style([
  type.caption,
  {
    position: 'absolute',
    insetBlockStart: '-6px',
    insetInlineEnd: '-6px',
    display: 'grid',
    placeItems: 'center',
    minWidth: '22px',
    height: '22px',
    borderRadius: vars.radius.pill,
    background: vars.color.sea,
    color: vars.color.onSea,
    fontWeight: 600,
    '@media': edged,
  },
]);
