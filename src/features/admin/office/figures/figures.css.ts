import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const group = style({ minWidth: 0 });

export const groupTitle = style([
  type.strong,
  { paddingBlockEnd: vars.space[8], borderBlockEnd: `1px solid ${vars.color.ink1}` },
]);

export const figure = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

/** All of the line leads to what is counted. */
export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[12],
  minHeight: vars.size.touch,
  borderRadius: vars.radius.picture,
  selectors: { '&:hover': { background: vars.color.surface2 } },
});

export const label = style([type.small, { color: vars.color.ink2 }]);
export const value = style([
  type.priceSmall,
  { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
]);

/** As high as the figures that it waits for. */
export const place = style({
  height: '806px',
  '@media': { [media.tablet]: { height: '436px' } },
});
