import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** So that every name begins at the same place. */
const FIGURE = '52px';

export const queues = style({ borderBlockStart: `1px solid ${vars.color.ink1}` });

export const queue = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  minHeight: '56px',
  borderRadius: vars.radius.picture,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
});

/** Count and name lead to the list; as wide as a phone leaves beside the oldest. */
export const list = style([way, { flex: '1 1 260px' }]);

const figure = style([
  type.priceSmall,
  { flex: 'none', width: FIGURE, fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
]);
export const count = style([figure, { color: vars.color.ink1 }]);
export const nothing = style([figure, { color: vars.color.ink3 }]);
export const name = type.strong;

/** Below the name on a phone, at the end of the line on a desk. */
const aside = style([
  type.small,
  {
    paddingInlineStart: `calc(${FIGURE} + ${vars.space[16]})`,
    marginBlockStart: '-8px',
    '@media': { [media.tablet]: { paddingInlineStart: 0, marginBlockStart: 0 } },
  },
]);

export const oldest = style([
  aside,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: vars.size.touch,
    borderRadius: vars.radius.picture,
    color: vars.color.sea,
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
]);
export const empty = style([aside, { paddingBlockEnd: vars.space[12], color: vars.color.ink2 }]);

/** As high as the queues that it waits for. */
export const place = style({ height: '285px' });
