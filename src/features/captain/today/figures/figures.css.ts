import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Five in one ruled row; on a phone two to a row, the first, which is money, alone. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlockStart: `1px solid ${vars.color.ink1}`,
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1.5fr) repeat(4, minmax(0, 1fr))',
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});

export const figure = style({
  minWidth: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { gridColumn: '1 / -1' },
    '&:nth-child(odd):not(:first-child)': { borderInlineStart: `1px solid ${vars.color.line}` },
  },
  '@media': {
    [media.laptop]: {
      borderBlockEnd: 'none',
      selectors: {
        '&:first-child': { gridColumn: 'auto' },
        '& + &': { borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
  },
});

/** All of it leads to what it counts. */
export const way = style({
  display: 'grid',
  alignContent: 'start',
  height: '100%',
  paddingBlock: vars.space[16],
  borderRadius: vars.radius.picture,
  selectors: {
    [`${figure} + ${figure} &`]: { paddingInlineStart: vars.space[16] },
    '&:hover': { background: vars.color.surface2 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.laptop]: { minHeight: '116px' } },
});

export const label = style([type.small, { color: vars.color.ink2 }]);
export const value = style([type.priceLarge, { overflowWrap: 'anywhere' }]);
export const note = style([
  type.caption,
  { marginBlockStart: vars.space[4], color: vars.color.ink2 },
]);
export const urgent = style([note, { color: vars.color.accentInk }]);

/** As high as the figures that it waits for. */
export const place = style({ height: '320px', '@media': { [media.laptop]: { height: '130px' } } });
