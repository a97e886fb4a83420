import { globalStyle, style } from '@vanilla-extract/css';
import { content } from '../../../../ui/theme/global.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[16],
  paddingBlock: vars.space[24],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '4px' },
  },
  '@media': {
    [media.tablet]: { gridTemplateColumns: '220px 1fr', gap: vars.space[24] },
  },
});

export const picture = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
});
globalStyle(`${picture} > *`, { width: '100%', height: '100%', objectFit: 'cover' });

export const texts = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  minWidth: 0,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[16]}`,
});

export const name = style([type.title3, { minWidth: 0, overflowWrap: 'anywhere' }]);

/** The link in the title; the card is its target, and shows its focus. */
export const link = style({
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

/** Pressed for itself, not for the card around it. */
export const pay = style({ position: 'relative', zIndex: 1, justifySelf: 'start' });

export const facts = style([type.small, { color: vars.color.ink2 }]);

export const next = style([type.small, { color: vars.color.ink1, fontWeight: 500 }]);

export const money = style([type.small, { color: vars.color.ink2 }]);

export const total = style([type.priceSmall, { color: vars.color.ink1 }]);

export const page = style([content, { paddingBlockEnd: vars.space[88] }]);

export const list = style({ maxWidth: '860px' });

export const skeleton = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlock: vars.space[24],
});

export const count = style([
  type.caption,
  { marginInlineStart: vars.space[8], color: vars.color.ink3 },
]);
