import { globalStyle, style } from '@vanilla-extract/css';
import { paper } from '../../../../ui/page/paper/paper.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** What is printed. */
export const sheet = style([paper, { display: 'grid', gap: vars.space[24], minWidth: 0 }]);

export const day = style({
  display: 'grid',
  minWidth: 0,
  '@media': { print: { display: 'block', marginBlockStart: vars.space[16] } },
});
export const dayName = style([
  type.strong,
  {
    paddingBlockEnd: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.ink1}`,
    '@media': { print: { breakAfter: 'avoid' } },
  },
]);
export const nothing = style([
  type.small,
  { paddingBlock: vars.space[12], color: vars.color.ink2 },
]);

export const event = style({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  columnGap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    print: { breakInside: 'avoid', paddingBlock: vars.space[8] },
  },
});

export const time = style([type.priceSmall, { fontSize: '1.25rem', lineHeight: '1.5rem' }]);
export const noTime = style([type.caption, { color: vars.color.ink2 }]);

export const texts = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});
export const detail = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);
export const notes = style([detail, { color: vars.color.ink1, whiteSpace: 'pre-line' }]);
export const due = style([type.small, { color: vars.color.ink1, fontWeight: 600 }]);

export const name = style([type.strong, { overflowWrap: 'anywhere' }]);
export const guests = style({ display: 'grid', gap: vars.space[8] });
export const guest = style({
  display: 'grid',
  minWidth: 0,
  selectors: {
    '& + &': { paddingBlockStart: vars.space[8], borderBlockStart: `1px solid ${vars.color.line}` },
  },
  '@media': { print: { breakInside: 'avoid' } },
});
export const guestName = style({
  position: 'relative',
  color: vars.color.ink1,
  fontWeight: 500,
  borderRadius: vars.radius.picture,
  textDecoration: 'underline',
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '4px',
  // A line of text to the eye, 44 px to the thumb.
  '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-12px' },
  '@media': { print: { textDecoration: 'none' } },
});
export const contact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[20]}`,
});

export const phone = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: vars.space[8],
    minHeight: vars.size.touch,
    color: vars.color.sea,
    fontWeight: 600,
    borderRadius: vars.radius.picture,
    '@media': { print: { minHeight: 0 } },
  },
]);
globalStyle(`${phone} svg`, { '@media': { print: { display: 'none' } } });
