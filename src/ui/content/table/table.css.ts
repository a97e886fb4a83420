import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

/** What is wider than its place scrolls in it, never the page. */
export const scroller = style({
  overflowX: 'auto',
  '@media': { [media.phone]: { overflow: 'visible' } },
});

export const table = style([
  type.small,
  {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '@media': { [media.phone]: { display: 'block' } },
  },
]);

// On phones a row is a card, and each cell brings the name of its column.
export const head = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** The order, where there are no columns to press. */
export const order = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block' } },
});

const alignments = { start: 'start', end: 'end' } as const;

const columnBase = style({
  padding: `0 ${vars.space[12]}`,
  borderBottom: `1px solid ${vars.color.ink1}`,
  color: vars.color.ink2,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '-2px' },
    '&[data-allows-sorting]': { cursor: 'pointer' },
    '&[data-sort-direction]': { color: vars.color.ink1, fontWeight: 600 },
  },
});
export const column = styleVariants(alignments, (textAlign) => [columnBase, { textAlign }]);

export const columnLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.touch,
});

/** Before the words where they end the column, so that these stand over the figures. */
export const columnLabelEnd = style([columnLabel, { flexDirection: 'row-reverse' }]);

export const sortIcon = style({
  flex: 'none',
  opacity: 0,
  transition: `transform ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: {
    [`${columnBase}[data-hovered] &`]: { opacity: 0.5 },
    [`${columnBase}[data-sort-direction] &`]: { opacity: 1 },
    [`${columnBase}[data-sort-direction="ascending"] &`]: { transform: 'rotate(180deg)' },
  },
});

export const body = style({ '@media': { [media.phone]: { display: 'block' } } });

export const row = style({
  outline: 'none',
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '-2px' },
    '&[data-href], &[data-pressed]': { cursor: 'pointer' },
    '&[data-selected]': { background: vars.color.surface3 },
  },
  '@media': {
    [media.phone]: { display: 'block', paddingBlock: vars.space[12] },
    [media.hover]: { selectors: { '&[data-hovered]': { background: vars.color.surface2 } } },
  },
});

export const opening = style([row, { cursor: 'pointer' }]);

const cellBase = style({
  padding: `${vars.space[12]}`,
  verticalAlign: 'middle',
  outline: 'none',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space[16],
      padding: `${vars.space[4]} 0`,
      textAlign: 'end',
    },
  },
});
export const cell = styleVariants(alignments, (textAlign) => [cellBase, { textAlign }]);

/** What a row is called: the card's title on phones. */
export const rowHeader = style([
  cellBase,
  {
    fontWeight: 600,
    '@media': {
      [media.phone]: {
        display: 'block',
        textAlign: 'start',
        fontSize: '1rem',
        lineHeight: '1.5rem',
      },
    },
  },
]);

export const empty = style({ display: 'block', paddingBlock: vars.space[24] });

export const cellLabel = style({
  display: 'none',
  flex: 'none',
  color: vars.color.ink2,
  '@media': { [media.phone]: { display: 'inline' } },
});
