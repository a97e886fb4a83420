import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '../../../../domain/managed-list/managed-list.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** The picture, what it is, how it stands: side by side where there is room. */
export const line = style([
  row,
  {
    position: 'relative',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    '@media': { [media.laptop]: { gridTemplateColumns: '96px minmax(0, 5fr) minmax(0, 3fr)' } },
    selectors: { '&:hover': { background: vars.color.surface2 } },
  },
]);

export const picture = style({
  aspectRatio: '4 / 3',
  alignSelf: 'start',
  gridRow: 'span 2',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
  '@media': { [media.laptop]: { gridRow: 'auto' } },
});
globalStyle(`${picture} > *`, { width: '100%', height: '100%', objectFit: 'cover' });

export const texts = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });

/** The whole row opens it. */
export const link = style([
  type.strong,
  {
    color: vars.color.ink1,
    overflowWrap: 'anywhere',
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  },
]);

export const second = style([
  type.small,
  { color: vars.color.ink2, overflowWrap: 'anywhere', minWidth: 0 },
]);
