import { style } from '@vanilla-extract/css';
import { seasonLook } from '../../../../domain/calendar/day-look.css.ts';
import { chosen, edgedWith, forcedStates } from '../../../../ui/theme/forced.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

const { color, space } = vars;

export const departures = style({ display: 'grid', gap: space[16] });

export const label = style([
  type.body,
  { color: color.ink2, display: 'block', paddingBlockEnd: space[12] },
]);

export const rows = style({ display: 'grid', borderBlockStart: `1px solid ${color.line}` });

/** The day to the left; what is to be known of it beside it, in one line where there is room. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 24px',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[16],
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&[data-full]': { color: color.ink2 } },
  '@container': {
    // With large letters the seats stand below the day, as all else does.
    '(width < 14rem)': { gridTemplateColumns: 'minmax(0, 1fr) 0 24px', columnGap: space[4] },
    '(width >= 37.5rem)': {
      gridTemplateColumns: '11rem 8rem minmax(0, 1fr) auto 24px',
      columnGap: space[24],
    },
  },
});

/** One that can be chosen; the chosen one lies on a ribbon, as days of the calendar do. */
export const choosable = style([
  row,
  {
    cursor: 'pointer',
    '::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlock: '-1px',
      insetInline: `calc(-1 * ${space[16]})`,
      borderRadius: vars.radius.panel,
    },
    selectors: {
      '&[data-disabled]': { cursor: 'default' },
      '&[data-selected]::before': {
        background: color.seaSoft,
        boxShadow: `inset 0 0 0 1.5px ${color.sea}`,
      },
      '&[data-focus-visible]::before': {
        outline: `2px solid ${color.sea}`,
        outlineOffset: '2px',
      },
    },
    '@media': {
      ...forcedStates({ '&[data-selected]::before': { border: '2px solid Highlight' } }),
      [media.phone]: { '::before': { insetInline: `calc(-1 * ${space[12]})` } },
      [media.hover]: {
        selectors: {
          '&:hover:not([data-selected], [data-disabled])::before': { background: color.surface2 },
        },
      },
    },
  },
]);

export const list = style({ position: 'relative', zIndex: 0, containerType: 'inline-size' });

/** In a wide row, beside seats and price, which stand one below the other. */
const beside = (gridColumn: string) => ({
  '@container': { '(width >= 37.5rem)': { gridColumn, gridRow: '1 / span 2' } },
});

export const day = style([type.title3, { gridColumn: '1', minWidth: 0 }, beside('1')]);
export const weekday = style([type.small, { display: 'block', color: color.ink2 }]);

/** On narrow rows below the day, in one line. */
const detail = style([
  type.small,
  { '@container': { '(width >= 37.5rem)': { fontSize: '1rem', lineHeight: '1.5rem' } } },
]);
export const hours = style([
  detail,
  {
    gridColumn: '1',
    fontWeight: 600,
  },
  beside('2'),
]);
export const length = style([
  type.small,
  {
    color: color.ink2,
    fontWeight: 400,
    '@container': { '(width >= 37.5rem)': { display: 'block' } },
  },
]);
export const languages = style([
  type.small,
  {
    gridColumn: '1',
    color: color.ink2,
  },
  beside('3'),
]);
export const seats = style([
  type.small,
  {
    gridColumn: '2',
    gridRow: '1',
    justifySelf: 'end',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '@container': {
      '(width < 14rem)': { gridColumn: '1', gridRow: 'auto', justifySelf: 'start' },
      '(width >= 37.5rem)': {
        gridColumn: '4',
        // One that is full has no price.
        selectors: { '[data-full] > &': { gridRow: '1 / span 2' } },
      },
    },
  },
]);
/** They may be gone soon, or are too few for those who asked. */
export const fewSeats = style([seats, { color: color.accentInk, fontWeight: 600 }]);
export const price = style([
  type.small,
  {
    gridColumn: '2',
    gridRow: '2',
    justifySelf: 'end',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '@container': {
      '(width < 14rem)': { gridColumn: '1', gridRow: 'auto', justifySelf: 'start' },
      '(width >= 37.5rem)': { gridColumn: '4' },
    },
  },
]);
/** Another than the page tells at its head. */
export const otherPrice = style([
  price,
  seasonLook.special,
  { paddingInline: space[8], borderRadius: vars.radius.pill },
]);
export const mark = style({
  gridColumn: '3',
  gridRow: '1 / span 2',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.pill,
  background: color.surface1,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  color: 'transparent',
  selectors: {
    '[data-selected] > &': { background: color.sea, boxShadow: 'none', color: color.onSea },
    '[data-disabled] > &': { visibility: 'hidden' },
  },
  '@container': { '(width >= 37.5rem)': { gridColumn: '5' } },
  '@media': edgedWith({ '[data-selected] > &': chosen }),
});

/** Sets the words of a text button on the edge of what stands above, unless another button stands before it. */
export const clear = style({
  selectors: { '&:first-child': { marginInlineStart: `calc(-1 * ${space[16]})` } },
});

export const after = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
});
