import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'min(112px, 32%) minmax(0, 1fr)',
  gap: `${vars.space[12]} ${vars.space[16]}`,
  paddingBlock: vars.space[24],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // Beside the picture there is less room than a long word in large letters takes.
  overflowWrap: 'anywhere',
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '4px' },
  },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '168px minmax(0, 1fr)',
      columnGap: vars.space[24],
    },
    [media.laptop]: { gridTemplateColumns: '200px minmax(0, 1fr) minmax(180px, 280px)' },
  },
});

export const picture = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
  alignSelf: 'start',
  gridRow: '1 / span 2',
  '@media': { [media.tablet]: { gridRow: '1 / span 3' } },
  selectors: {
    // What does not take place has no colours, what is over has an evening's.
    [`${card}[data-state="off"] &`]: { filter: 'grayscale(1)', opacity: 0.7 },
  },
});
globalStyle(`${picture} > *`, { width: '100%', height: '100%', objectFit: 'cover' });

export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
  minWidth: 0,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  marginBlockEnd: vars.space[4],
});

export const when = style([
  type.strong,
  {
    selectors: {
      [`${card}[data-state="off"] &`]: {
        color: vars.color.ink2,
        fontWeight: 500,
        textDecoration: 'line-through',
      },
      [`${card}[data-state="over"] &`]: { color: vars.color.ink2, fontWeight: 500 },
    },
  },
]);

export const name = style([type.title3, { minWidth: 0 }]);

/** The link in the title; the card is its target, and shows its focus. */
export const link = style({
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

/** Pressed for themselves, not for the card around them; on phones as wide as the card. */
export const acts = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@media': {
    [media.tablet]: { gap: vars.space[12], gridColumn: 2, marginBlockStart: vars.space[4] },
  },
});

export const facts = style([type.small, { color: vars.color.ink2 }]);

export const next = style([
  type.small,
  { marginBlockStart: vars.space[4], color: vars.color.ink1, fontWeight: 500 },
]);

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'start',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  gridColumn: 2,
  '@media': {
    [media.laptop]: {
      display: 'grid',
      gridColumn: 3,
      gridRow: '1 / span 3',
      justifyItems: 'end',
      textAlign: 'end',
    },
  },
});
export const money = style([type.small, { color: vars.color.ink2 }]);
export const total = style([type.priceSmall, { color: vars.color.ink1 }]);
