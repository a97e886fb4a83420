import { style } from '@vanilla-extract/css';
import { media } from '../../../../../ui/theme/media.ts';
import { vars } from '../../../../../ui/theme/theme.css.ts';
import { type } from '../../../../../ui/theme/type.css.ts';
import { DAY } from './sizes.ts';

// The days of boats and tours by what stands on them, and the bookings that lie over them.

const hatch = (ink: string) =>
  `repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in oklch, ${ink} 26%, transparent) 5px 7px)`;

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
    maxWidth: `calc(7 * ${DAY} - 2px)`,
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
