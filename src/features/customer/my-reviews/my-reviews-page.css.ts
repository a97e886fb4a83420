import { globalStyle, style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const page = style([content, { paddingBlockEnd: vars.space[88] }]);

/** A list to read line by line: no wider than that asks for. */
export const column = style({ maxWidth: '860px' });

export const heading = style([type.title3, { paddingBlock: `${vars.space[32]} ${vars.space[8]}` }]);

export const trip = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[16],
  paddingBlock: vars.space[24],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '180px minmax(0, 1fr)', gap: vars.space[24] },
  },
});

export const picture = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
  '@media': { [media.tablet]: { gridRow: '1 / span 2' } },
});
globalStyle(`${picture} > *`, { width: '100%', height: '100%', objectFit: 'cover' });

/** On phones as wide as the page, from tablets on beside the picture. */
export const form = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [media.tablet]: { gridColumn: 2 } },
});

export const texts = style({ display: 'grid', gap: vars.space[12], minWidth: 0 });

export const name = style([type.title3, { minWidth: 0, overflowWrap: 'anywhere' }]);
export const offer = style({
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
    },
  },
});
export const facts = style([type.small, { color: vars.color.ink2, fontWeight: 400 }]);

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const review = style({
  display: 'grid',
  gap: vars.space[12],
  paddingBlock: vars.space[24],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-highlighted]': {
      paddingInlineStart: vars.space[16],
      boxShadow: `inset 3px 0 0 ${vars.color.sea}`,
    },
  },
});

export const comment = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const reply = style({
  display: 'grid',
  gap: vars.space[4],
  paddingInlineStart: vars.space[16],
  borderInlineStart: `2px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const replyBy = style([
  type.strong,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[8] },
]);

export const formEnd = style({ display: 'grid', justifyItems: 'center', gap: vars.space[8] });
globalStyle(`${formEnd} > *`, { justifySelf: 'stretch' });

export const skeleton = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlock: vars.space[24],
});
