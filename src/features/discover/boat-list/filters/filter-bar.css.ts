import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.sticky,
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface0,
  '@media': { [media.laptop]: { paddingBlock: vars.space[16] } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': {
    [media.laptop]: { flexWrap: 'wrap', columnGap: vars.space[20], rowGap: vars.space[12] },
  },
});

const fromLaptop = {
  display: 'none',
  '@media': { [media.laptop]: { display: 'flex' } },
} as const;

export const chips = style([fromLaptop, { alignItems: 'center', gap: vars.space[8] }]);

export const types = style({ display: 'flex', gap: vars.space[8] });

/** Keeps its room while the counts are loading: the row must not jump. */
export const count = style({
  minWidth: '1.25em',
  fontWeight: 400,
  color: vars.color.ink3,
  textAlign: 'end',
  selectors: { '[data-selected] &': { color: 'inherit' } },
});

// Six chips and their counts are to fit beside the search on a screen of 1280.
globalStyle(`${chips} button`, { paddingInline: vars.space[12], columnGap: '6px' });

export const drawer = style({ flex: 'none', '@media': { [media.laptop]: { display: 'none' } } });
