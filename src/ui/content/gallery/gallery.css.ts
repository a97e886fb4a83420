import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const gallery = style({ position: 'relative' });

/** As large as the pictures will be. */
export const place = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: vars.color.surface3,
  '@media': {
    [media.tablet]: { aspectRatio: '1168 / 480', borderRadius: vars.radius.picture },
  },
});

const strip = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gap: vars.space[8],
      gridTemplateRows: '1fr 1fr',
      aspectRatio: '1168 / 480',
      overflow: 'visible',
    },
  },
});

const columns = (template: string) =>
  style([strip, { '@media': { [media.tablet]: { gridTemplateColumns: template } } }]);

/** By how many pictures stand side by side: one large, and up to four small ones. */
export const strips = {
  1: columns('1fr'),
  2: columns('1fr 1fr'),
  3: columns('2fr 1fr'),
  4: columns('2fr 1fr 1fr'),
  5: columns('2fr 1fr 1fr'),
} as const;

const slot = style({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  minWidth: 0,
  minHeight: 0,
});

export const slots = styleVariants(
  {
    tall: { gridRow: 'span 2' },
    wide: { gridColumn: 'span 2' },
    small: {},
    hidden: { display: 'none' },
  },
  (place) => [slot, { '@media': { [media.tablet]: place } }],
);

export const open = style({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  cursor: 'zoom-in',
  background: vars.color.surface3,
  selectors: { '&:focus-visible': { outlineOffset: '-4px', outlineWidth: '3px' } },
  '@media': { [media.tablet]: { borderRadius: vars.radius.picture } },
});

export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  // Where a picture is cut, the sky goes first.
  objectPosition: '50% 70%',
  transition: `transform ${vars.duration.panel} ${vars.ease.enter}`,
  '@media': {
    [media.tablet]: { height: '100%', aspectRatio: 'auto' },
    [media.hover]: { selectors: { [`${open}:hover &`]: { transform: 'scale(1.02)' } } },
  },
});

const overPicture = style({
  position: 'absolute',
  insetInlineEnd: vars.space[16],
  insetBlockEnd: vars.space[16],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
});

export const counter = style([
  overPicture,
  {
    minHeight: '28px',
    paddingInline: vars.space[12],
    borderRadius: vars.radius.pill,
    background: vars.fixed.night,
    color: vars.fixed.onNight,
    fontSize: '0.875rem',
    fontWeight: 500,
    pointerEvents: 'none',
    '@media': { [media.tablet]: { display: 'none' } },
  },
]);

export const all = style([
  overPicture,
  {
    minHeight: vars.size.touch,
    paddingInline: vars.space[16],
    borderRadius: vars.radius.control,
    background: vars.color.surface1,
    color: vars.color.ink1,
    fontSize: '0.875rem',
    fontWeight: 600,
    '@media': {
      [media.phone]: { display: 'none' },
      [media.hover]: { selectors: { '&:hover': { background: vars.color.surface3 } } },
    },
  },
]);
