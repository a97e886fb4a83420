import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** Over the drawing; only the pins themselves are in the way of a finger. */
export const layer = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

/** A point without extent, at its place on the map. */
export const placed = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: 0,
  height: 0,
  willChange: 'transform',
  selectors: {
    '&[data-in-front]': { zIndex: 2 },
    '&:focus-within, &:hover': { zIndex: 3 },
  },
});

const pressable = style({
  position: 'absolute',
  pointerEvents: 'auto',
  background: vars.color.surface1,
  color: vars.color.ink1,
  // A line that holds by night too, when map and pin are both dark.
  boxShadow: `0 0 0 1px ${vars.color.lineStrong}, ${vars.color.floating}`,
  fontFamily: vars.font.title,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.press} ${vars.ease.enter}, color ${vars.duration.press} ${vars.ease.enter}`,
  // 32 or 40 px to the eye, 44 px to the thumb.
  '::before': { content: '', position: 'absolute', inset: '-6px -4px' },
  selectors: {
    '&[data-highlighted]': { background: vars.color.ink1, color: vars.color.surface0 },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: vars.color.ink1, color: vars.color.surface0 } },
    },
  },
});

/** The price over its place, with a tip that points there. */
export const pin = style([
  pressable,
  {
    bottom: '7px',
    left: 0,
    height: '32px',
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    fontSize: '1rem',
    lineHeight: '2rem',
    transform: 'translateX(-50%)',
    '::after': {
      content: '',
      position: 'absolute',
      top: '100%',
      left: '50%',
      width: '14px',
      height: '7px',
      background: 'inherit',
      clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
      transform: 'translateX(-50%)',
    },
  },
]);

/** Several in one place: a second pin looks out behind the first. */
export const several = style([
  pin,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    paddingInlineStart: '6px',
    boxShadow: `0 0 0 1px ${vars.color.lineStrong}, 3px -4px 0 -1px ${vars.color.surface1}, 3px -4px 0 0 ${vars.color.lineStrong}, ${vars.color.floating}`,
  },
]);

/** How many they are. */
export const count = style([
  type.caption,
  {
    minWidth: '20px',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.pill,
    background: vars.color.sea,
    color: vars.color.onSea,
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'center',
  },
]);

/** From a place to the pins that stand round it. */
export const ribs = style({
  position: 'absolute',
  overflow: 'visible',
  width: 1,
  height: 1,
  stroke: vars.color.ink1,
  strokeWidth: 1.5,
});

/** A pin of a fan stands in the middle of where its rib ends. */
export const fanned = style([
  pin,
  {
    bottom: 'auto',
    transform: 'translate(-50%, -50%)',
    selectors: { '&::after': { display: 'none' } },
  },
]);

/** The mark of the one place that a map is about. */
export const mark = style({
  position: 'absolute',
  bottom: 0,
  left: 0,
  // The point that it stands on has no extent.
  maxWidth: 'none',
  color: vars.color.ink1,
  transform: 'translateX(-50%)',
  // In a handle as much as at the place itself.
  selectors: { 'button > &': { left: '50%' } },
});

export const sun = style({ fill: vars.color.accent });

/** Around a mark that can be dragged: as large as a thumb, its tip at the place. */
export const handle = style({
  position: 'absolute',
  insetInlineStart: '-24px',
  bottom: 0,
  width: '48px',
  height: '52px',
  borderRadius: vars.radius.control,
  pointerEvents: 'auto',
  touchAction: 'none',
  cursor: 'grab',
  selectors: { '&:active': { cursor: 'grabbing' } },
});
