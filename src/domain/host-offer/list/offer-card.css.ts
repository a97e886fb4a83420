import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** On a phone a line with a small picture, so that a list is read by one thumb; a card where there is room. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  columnGap: vars.space[16],
  alignContent: 'start',
  paddingBlock: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.line}`,
  scrollMarginBlock: '96px',
  borderRadius: vars.radius.picture,
  outline: '2px solid transparent',
  outlineOffset: '6px',
  transition: `outline-color ${vars.duration.panel} ${vars.ease.enter}`,
  selectors: { '&[data-marked]': { outlineColor: vars.color.sea } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      rowGap: vars.space[12],
      paddingBlock: 0,
      borderBlockStart: 'none',
    },
  },
});

export const picture = style({
  aspectRatio: '4 / 3',
  alignSelf: 'start',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
});
globalStyle(`${picture} > *`, { width: '100%', height: '100%', objectFit: 'cover' });

export const texts = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[4],
  minWidth: 0,
});

export const name = style([
  type.title3,
  {
    fontSize: '1.375rem',
    lineHeight: '1.75rem',
    overflowWrap: 'anywhere',
    '@media': { [media.tablet]: { fontSize: '1.5625rem', lineHeight: '1.875rem' } },
  },
]);

export const status = style({ paddingBlock: vars.space[4] });

export const facts = style([
  type.small,
  { display: 'grid', color: vars.color.ink2, overflowWrap: 'anywhere' },
]);

export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
  '@media': { [media.tablet]: { marginBlockStart: 0 } },
});

/** Deleting is apart from what is done every day. */
export const rare = style({ display: 'flex', marginInlineStart: 'auto' });
