import { style } from '@vanilla-extract/css';
import { media } from '../../../../../ui/theme/media.ts';
import { vars } from '../../../../../ui/theme/theme.css.ts';
import { type } from '../../../../../ui/theme/type.css.ts';
import { DAY, HEAD_HEIGHT, ROW_HEIGHT } from './sizes.ts';

/** Of the names, in pixels; the grid sets it. */
const names = 'var(--names)';

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
  gridAutoColumns: DAY,
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
