import { createVar, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** What holds a map that is drawn by night. */
const night = '[data-scheme="dark"]';

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
    '&[data-hidden]': { visibility: 'hidden' },
    '&[data-in-front]': { zIndex: 2 },
    '&:focus-within, &:hover': { zIndex: 3 },
  },
});

/** Sailcloth by day and by lamplight: by night the map is dark, and a dark pin would sink into it. */
const cloth = createVar();
const ink = createVar();
/** Pixels from a place to the foot of the flag on its mast. */
const MAST = 16;
const FLAG = 30;
const TAIL_RIGHT = 'polygon(0 0, 100% 0, calc(100% - 8px) 50%, 100% 100%, 0 100%)';
const TAIL_LEFT = 'polygon(0 0, 100% 0, 100% 100%, 0 100%, 8px 50%)';

const pressable = style([
  {
    fontFamily: vars.font.title,
    position: 'absolute',
    pointerEvents: 'auto',
    fontSize: '1rem',
    fontWeight: 500,
    lineHeight: `${FLAG}px`,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    vars: { [cloth]: '#fff', [ink]: '#0b2435' },
    color: ink,
    filter: 'drop-shadow(0 0 1px rgb(3 34 56 / .6)) drop-shadow(0 5px 6px rgb(3 34 56 / .28))',
    transition: `transform ${vars.duration.press} ${vars.ease.enter}`,
    selectors: {
      [`${night} &`]: { vars: { [cloth]: '#f4e9d0', [ink]: '#10222f' } },
      '&[data-highlighted]': { vars: { [cloth]: '#0b2435', [ink]: '#fff' } },
      [`${night} &[data-highlighted]`]: { vars: { [cloth]: '#8fdcee', [ink]: '#06202f' } },
      '&:focus-visible': { outlineColor: ink, borderRadius: vars.radius.picture },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover': { vars: { [cloth]: '#0b2435', [ink]: '#fff' } },
          [`${night} &:hover`]: { vars: { [cloth]: '#8fdcee', [ink]: '#06202f' } },
        },
      },
    },
  },
]);

/** A flag with a swallow's tail; the price stands on it. */
export const flag = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  height: `${FLAG}px`,
  paddingInline: '8px 16px',
  background: cloth,
  color: ink,
  clipPath: TAIL_RIGHT,
  selectors: {
    '[data-turned] > &': {
      flexDirection: 'row-reverse',
      paddingInline: '18px 10px',
      clipPath: TAIL_LEFT,
    },
  },
  transition: `background-color ${vars.duration.press} ${vars.ease.enter}`,
});

/** The price on a mast that stands at its place. */
export const pin = style([
  pressable,
  {
    bottom: 0,
    left: '-1px',
    paddingBlockEnd: `${MAST}px`,
    transformOrigin: 'left bottom',
    selectors: {
      '&[data-highlighted]': { transform: 'scale(1.08)' },
      // The mast stands where it stood, and the flag flies to its other side.
      '&[data-turned]': { left: 'auto', right: '-1px', transformOrigin: 'right bottom' },
      '&[data-turned]::before': { left: 'auto', right: 0 },
      '&[data-turned]::after': { left: 'auto', right: '-3px' },
    },
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      width: '2px',
      background: cloth,
    },
    // The foot of the mast: here it is.
    '::after': {
      content: '',
      position: 'absolute',
      bottom: '-4px',
      left: '-3px',
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      background: cloth,
      border: '2px solid',
      borderColor: ink,
    },
  },
]);

/** Several in one place: a second flag looks out behind the first. */
export const behind = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-6px',
  insetInline: '2px -6px',
  height: `${FLAG}px`,
  background: `color-mix(in oklab, ${cloth} 78%, ${ink})`,
  clipPath: TAIL_RIGHT,
  selectors: { '[data-turned] > &': { insetInline: '-6px 2px', clipPath: TAIL_LEFT } },
});

/** How many they are. */
export const count = style([
  type.caption,
  {
    minWidth: '20px',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.pill,
    background: ink,
    color: cloth,
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
  // The point that they begin at has no extent.
  maxWidth: 'none',
  fill: '#fff',
  stroke: '#0b2435',
  strokeWidth: 1.5,
  selectors: { [`${night} &`]: { fill: '#10222f', stroke: '#f4e9d0' } },
});

const unfold = keyframes({
  from: { translate: 'calc(-1 * var(--rib-x)) calc(-1 * var(--rib-y))', opacity: 0 },
});

/** A flag of a fan stands in the middle of where its rib ends. */
export const fanned = style([
  pressable,
  {
    transform: 'translate(-50%, -50%)',
    // 30 px to the eye, 44 px to the thumb.
    '::before': { content: '', position: 'absolute', inset: '-7px -4px' },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${unfold} ${vars.duration.hover} ${vars.ease.enter} backwards`,
      },
    },
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
