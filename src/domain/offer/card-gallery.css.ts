import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { card } from './offer-card.css.ts';

export const strip = style({
  position: 'absolute',
  inset: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  borderRadius: vars.radius.picture,
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  pointerEvents: 'auto',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
});

export const slides = style({ display: 'flex', height: '100%' });

export const slide = style({
  flex: '0 0 100%',
  height: '100%',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  selectors: { '&:not(:first-child)': { background: vars.color.surface3 } },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** A target for a mouse and for the keyboard; a thumb swipes. */
const arrow = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${vars.size.touch} / 2)`,
  display: 'none',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  pointerEvents: 'auto',
  transition: `opacity ${vars.duration.hover} ${vars.ease.enter}`,
  '@media': { [media.hover]: { display: 'grid' } },
  selectors: {
    [`${card}:not(:hover, :focus-within) &`]: { opacity: 0 },
    '&[aria-disabled="true"]': { opacity: 0, pointerEvents: 'none' },
    '&[aria-disabled="true"]:focus-visible': { opacity: 0.5 },
  },
});

export const before = style([arrow, { insetInlineStart: vars.space[4] }]);
export const after = style([arrow, { insetInlineEnd: vars.space[4] }]);

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.pill,
  background: vars.color.surface1,
  color: vars.color.ink1,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

export const dots = style({
  position: 'absolute',
  insetBlockEnd: vars.space[12],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  gap: '6px',
});

/** White with a rim: it stands on the brightest sky and the darkest sea. */
export const dot = style({
  width: '7px',
  height: '7px',
  borderRadius: vars.radius.pill,
  background: 'oklch(1 0 0 / 0.6)',
  boxShadow: '0 0 0 1px oklch(0.2 0.04 240 / 0.35)',
  selectors: { '&[data-shown]': { background: 'oklch(1 0 0)', scale: '1.25' } },
});
