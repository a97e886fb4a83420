import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  borderRadius: vars.radius.picture,
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '4px' },
  },
});

export const picture = style({
  aspectRatio: '4 / 3',
  // Its size does not depend on what is in it: drawings far from sight are not painted.
  contentVisibility: 'auto',
  overflow: 'hidden',
  marginBottom: vars.space[8],
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
});

globalStyle(`${picture} > *`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: `transform ${vars.duration.panel} ${vars.ease.enter}`,
});
globalStyle(`${card}:hover ${picture} > *`, {
  '@media': { [media.hover]: { transform: 'scale(1.02)' } },
});

/** The place of a card. A list of them is longer than a window: those out of sight are not laid out. */
export const place = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 400px',
});

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const title = style([
  type.title3,
  { fontSize: '1.5625rem', lineHeight: '1.875rem', minWidth: 0 },
]);

/** A price and a badge, one below the other where they do not fit beside each other. */
export const foot = style([line, { flexWrap: 'wrap', rowGap: vars.space[4] }]);

/** The link in a card's title; the card is its target, and shows its focus. */
export const cardLink = style({
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const facts = style([type.small, { color: vars.color.ink2 }]);
