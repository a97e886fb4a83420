import { style } from '@vanilla-extract/css';
import { media } from '../../../../../ui/theme/media.ts';
import { vars } from '../../../../../ui/theme/theme.css.ts';
import { type } from '../../../../../ui/theme/type.css.ts';
import { HEAD_HEIGHT, ROW_HEIGHT } from './sizes.ts';

/** Of a day and of the names, both in pixels; the grid sets them. */
const day = 'var(--day)';
const names = 'var(--names)';

const hatch = (ink: string) =>
  `repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in oklch, ${ink} 26%, transparent) 5px 7px)`;

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  maxHeight: 'max(340px, calc(100dvh - 324px - var(--bottom-bar, 0px)))',
  borderBlock: `1px solid ${vars.color.line}`,
  // What is shown elsewhere on the page does not lay out these cells again.
  contain: 'content',
  outline: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  touchAction: 'pan-x pan-y',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  selectors: { '&[data-dragging]': { cursor: 'cell' } },
});

export const canvas = style({ position: 'relative' });

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 4,
  height: HEAD_HEIGHT,
  background: vars.color.surface0,
  borderBlockEnd: `1px solid ${vars.color.ink1}`,
});

export const corner = style([
  type.caption,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 3,
    display: 'flex',
    alignItems: 'flex-end',
    width: names,
    height: '100%',
    paddingBlockEnd: vars.space[8],
    background: vars.color.surface0,
    color: vars.color.ink3,
  },
]);

export const months = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: names,
  display: 'flex',
  height: '26px',
});

export const month = style({
  flex: 'none',
  borderInlineStart: `1px solid ${vars.color.line}`,
});

export const monthName = style([
  type.small,
  {
    position: 'sticky',
    insetInlineStart: `calc(${names} + 8px)`,
    display: 'inline-block',
    paddingInline: '8px 12px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
]);

const weekBox = {
  position: 'absolute',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: day,
  contain: 'layout style',
} as const;

export const headWeek = style([
  type.caption,
  { ...weekBox, insetBlockStart: '26px', height: HEAD_HEIGHT - 27 },
]);

export const headDay = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  color: vars.color.ink2,
  selectors: {
    '&[data-weekend]': { background: vars.color.surface3, color: vars.color.ink1, fontWeight: 600 },
    '&[aria-current]': {
      background: vars.color.accent,
      color: vars.color.onAccent,
      fontWeight: 600,
      borderRadius: `${vars.radius.cell} ${vars.radius.cell} 0 0`,
    },
  },
});
export const weekday = style({ fontSize: '0.6875rem', lineHeight: '0.875rem' });
export const number = style({ fontSize: '0.875rem', lineHeight: '1.125rem', fontWeight: 600 });

export const row = style({
  position: 'absolute',
  insetInlineStart: 0,
  width: '100%',
  height: ROW_HEIGHT,
  contain: 'layout style',
});

export const name = style([
  type.small,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 3,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    width: names,
    height: '100%',
    paddingInlineEnd: vars.space[8],
    background: vars.color.surface0,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '-2px' },
    },
  },
]);

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: 600,
} as const;
export const nameLink = style({
  ...twoLines,
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
});
export const note = style([type.caption, { color: vars.color.ink3 }]);

export const week = style({ ...weekBox, insetBlockStart: 0, height: '100%' });

const dayBox = {
  position: 'relative',
  margin: '2px 1px',
  borderRadius: vars.radius.picture,
  outline: 'none',
  '::after': {
    content: 'attr(data-shown)',
    position: 'absolute',
    zIndex: 2,
    insetBlockEnd: '5px',
    insetInlineStart: '6px',
    pointerEvents: 'none',
  },
} as const;

const focused = {
  outline: `2px solid ${vars.color.sea}`,
  outlineOffset: '0',
  zIndex: 3,
} as const;

export const boatDay = style([
  type.caption,
  {
    ...dayBox,
    cursor: 'cell',
    // The mark of the state: a bolt, a dot.
    '::before': { position: 'absolute', insetBlockStart: '8px', insetInlineEnd: '7px' },
    selectors: {
      '&[data-state="none"]': { background: vars.color.surface2, color: vars.color.ink3 },
      '&[data-state="open"]': { background: vars.color.calFree, color: vars.color.calFreeInk },
      '&[data-state="instant"]': {
        background: vars.color.calInstant,
        color: vars.color.calInstantInk,
      },
      '&[data-state="instant"]::before': {
        content: '',
        width: '8px',
        height: '13px',
        background: 'currentColor',
        clipPath: 'polygon(62% 0, 0 58%, 42% 58%, 34% 100%, 100% 40%, 58% 40%)',
      },
      '&[data-own]': { background: vars.color.calSpecial, color: vars.color.calSpecialInk },
      '&[data-own]::before': {
        content: '',
        width: '8px',
        height: '8px',
        borderRadius: vars.radius.pill,
        background: 'currentColor',
        clipPath: 'none',
      },
      '&[data-state="closed"]': {
        background: `${hatch(vars.color.calBusyInk)} ${vars.color.calBusy}`,
        color: vars.color.calBusyInk,
      },
      '&[data-state="closed"]::after': { textDecoration: 'line-through' },
      '&[data-past]': { background: vars.color.calPast, color: vars.color.calPastInk },
      '&[data-past]::after': { textDecoration: 'line-through' },
      '&[data-booked]': { color: vars.color.calBusyInk },
      '&[data-booked]::before': { display: 'none' },
      '&[data-booked][data-past]': { color: vars.color.calPastInk },
      '&[data-weekend]': { boxShadow: `inset 0 -2px 0 ${vars.color.line}` },
      '&[aria-selected="true"]': { boxShadow: `inset 0 0 0 2.5px ${vars.color.ink1}` },
      '&:focus-visible': focused,
    },
  },
]);

export const tourDay = style([
  type.caption,
  {
    ...dayBox,
    color: vars.color.ink2,
    cursor: 'pointer',
    // When its first date begins, above the seats.
    '::before': {
      content: 'attr(data-time)',
      position: 'absolute',
      insetBlockStart: '5px',
      insetInlineStart: '6px',
      fontWeight: 600,
      pointerEvents: 'none',
    },
    selectors: {
      '&[data-state]': { background: vars.color.calFree, color: vars.color.calFreeInk },
      '&[data-state="full"]': {
        background: `${hatch(vars.color.calBusyInk)} ${vars.color.calBusy}`,
        color: vars.color.calBusyInk,
      },
      '&[data-past][data-state]': { background: vars.color.calPast, color: vars.color.calPastInk },
      '&:focus-visible': focused,
    },
  },
]);

export const bar = style([
  type.caption,
  {
    '::before': {
      content: 'attr(data-shown)',
      display: 'block',
      overflow: 'hidden',
      fontWeight: 600,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    position: 'absolute',
    zIndex: 1,
    insetBlock: '0',
    insetInlineStart: '0',
    display: 'block',
    paddingBlockStart: '5px',
    paddingInline: '6px',
    // The days under it keep a pixel of space on either side.
    maxWidth: `calc(7 * ${day} - 2px)`,
    marginInlineEnd: '2px',
    background: vars.color.calBusy,
    color: vars.color.calBusyInk,
    border: `1.5px solid ${vars.color.calBusyInk}`,
    borderRadius: vars.radius.picture,
    overflow: 'hidden',
    cursor: 'pointer',
    selectors: {
      '&[data-status="PENDING"]': { borderStyle: 'dashed' },
      '&[data-continued]': {
        borderStartStartRadius: 0,
        borderEndStartRadius: 0,
        borderInlineStartWidth: 0,
      },
      '&[data-goes-on]': {
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
        borderInlineEndWidth: 0,
      },
      [`${boatDay}[data-past] > &`]: {
        background: vars.color.calPast,
        color: vars.color.calPastInk,
        borderColor: vars.color.calPastInk,
      },
      [`${boatDay}[aria-selected="true"] > &`]: {
        outline: `2.5px solid ${vars.color.ink1}`,
        outlineOffset: '-2.5px',
      },
    },
    '@media': { [media.hover]: { ':hover': { filter: 'brightness(0.96)' } } },
  },
]);

/** Where today begins. */
export const today = style({
  position: 'absolute',
  zIndex: 2,
  insetBlock: `${HEAD_HEIGHT}px 0`,
  width: '2px',
  marginInlineStart: '-1px',
  background: vars.color.accent,
  pointerEvents: 'none',
});
