import { style } from '@vanilla-extract/css';
import { chosen, forcedStates } from '../../theme/forced.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({
  display: 'flex',
  justifyContent: 'center',
  '@media': { [media.tablet]: { gap: vars.space[4] } },
});

// Nine of them share a phone's width: as wide as fits there, and no line of leftovers.
export const item = style({
  flex: '0 1 44px',
  minWidth: 0,
  '@media': { [media.tablet]: { flex: 'none' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.control,
  fontWeight: 500,
  '@media': {
    ...forcedStates({ '&[aria-current="page"]': chosen }),
    [media.tablet]: { minWidth: vars.size.touch },
  },
  selectors: {
    '&:hover': { background: vars.color.surface3 },
    '&[aria-current="page"]': {
      boxShadow: `inset 0 0 0 1.5px ${vars.color.ink1}`,
      fontWeight: 600,
    },
  },
});

export const gap = style([
  item,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: vars.color.ink2,
    '@media': { [media.tablet]: { minWidth: vars.space[32] } },
  },
]);
