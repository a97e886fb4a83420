import { style } from '@vanilla-extract/css';
import { comingAndGoing } from '../../overlays/overlay/motion.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  background: vars.fixed.night,
  color: vars.fixed.onNight,
  selectors: comingAndGoing(vars.duration.hover, { opacity: 0 }),
});

export const modal = style({ width: '100%', height: '100dvh' });

export const frame = style({ height: '100%' });

export const dialog = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  outline: 'none',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[20]}`,
});

export const title = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
});

export const stage = style({ position: 'relative', minHeight: 0 });

export const strip = style({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  '@media': { [media.calm]: { scrollBehavior: 'auto' } },
});

export const slide = style({
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  padding: `0 0 max(${vars.space[16]}, env(safe-area-inset-bottom))`,
  '@media': { [media.tablet]: { padding: `0 88px ${vars.space[32]}` } },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' });

const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.pill,
  color: vars.fixed.onNight,
  selectors: {
    '&:focus-visible': { outlineColor: vars.fixed.onNight },
    '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { background: vars.fixed.nightLine } },
    },
  },
});

export const close = action;

const turn = style([
  action,
  {
    position: 'absolute',
    top: '50%',
    marginTop: '-24px',
    '@media': { [media.phone]: { top: 'auto', bottom: vars.space[24], marginTop: 0 } },
  },
]);
export const previous = style([turn, { insetInlineStart: vars.space[20] }]);
export const next = style([turn, { insetInlineEnd: vars.space[20] }]);
