import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const head = style({ position: 'relative', display: 'grid', gap: vars.space[8] });

export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
});

export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
});

/** Smaller than what a finger needs, so that the boat is seen. */
export const removeMark = style({
  boxSizing: 'content-box',
  padding: '5px',
  borderRadius: vars.radius.pill,
  background: vars.color.surface1,
});

export const name = style([
  type.title3,
  {
    fontSize: '1.125rem',
    lineHeight: '1.375rem',
    '@media': { [media.tablet]: { fontSize: '1.5rem', lineHeight: '1.75rem' } },
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px' } },
  },
]);

/** Three columns leave a phone little room: the words stay clear of the edge, on two lines too. */
export const book = style({
  justifySelf: 'start',
  paddingBlock: vars.space[4],
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});

export const failure = style([
  type.small,
  { display: 'grid', justifyItems: 'start', gap: vars.space[8] },
]);

/** In the place of the button, where the boat has no room for all. */
export const tooSmall = style([type.small, { margin: 0, color: vars.color.ink2 }]);
