import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** The parts of a tab, one below the other. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[40],
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignContent: 'start',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
});

export const heading = style([type.title3, { outline: 'none' }]);
export const hint = style([type.small, { maxWidth: '72ch', color: vars.color.ink2 }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[20]}`,
  marginBlockEnd: vars.space[24],
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
});
export const range = style({ width: '340px', maxWidth: '100%' });
export const days = style([type.small, { color: vars.color.ink2 }]);

/** Two to a row on a phone; one ruled row on a desk. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlockStart: `1px solid ${vars.color.ink1}`,
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const figure = style({
  minWidth: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:nth-child(even)': { borderInlineStart: `1px solid ${vars.color.line}` },
  },
  '@media': {
    [media.laptop]: {
      borderBlockEnd: 'none',
      selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.line}` } },
    },
  },
});

/** All of it leads to what it is the sum of. */
export const way = style({
  display: 'grid',
  alignContent: 'start',
  width: '100%',
  height: '100%',
  minHeight: '96px',
  paddingBlock: vars.space[16],
  borderRadius: vars.radius.picture,
  textAlign: 'start',
  selectors: {
    [`${figure}:nth-child(even) &`]: { paddingInlineStart: vars.space[16] },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="true"]': { boxShadow: `inset 0 2px 0 ${vars.color.accentDeep}` },
  },
  '@media': {
    [media.laptop]: {
      selectors: { [`${figure} + ${figure} &`]: { paddingInlineStart: vars.space[16] } },
    },
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surface2 } } },
    print: { minHeight: 0 },
  },
});

export const label = style([type.small, { color: vars.color.ink2 }]);
export const value = style([
  type.priceLarge,
  {
    overflowWrap: 'anywhere',
    '@media': {
      [media.laptop]: { fontSize: '1.75rem', lineHeight: '2.25rem' },
      print: { fontSize: '1.25rem', lineHeight: '1.5rem' },
    },
  },
]);
export const note = style([
  type.caption,
  { marginBlockStart: vars.space[4], color: vars.color.ink2 },
]);

/** As high as the figures that it waits for. */
export const figuresPlace = style({
  height: '196px',
  '@media': { [media.laptop]: { height: '118px' } },
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))' },
  },
});

/** As high as the filters that it waits for. */
export const filtersPlace = style({
  minHeight: '192px',
  '@media': { [media.tablet]: { minHeight: vars.size.field } },
});

export const list = style({
  transition: `opacity ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
});

/** What is wider than its place scrolls in it, never the page. */
export const scroller = style({
  overflowX: 'auto',
  '@media': { print: { overflow: 'visible' } },
});

export const table = style([
  type.small,
  {
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'start',
    '@media': { print: { fontSize: '8.5pt', lineHeight: 1.3 } },
  },
]);
/** The sums stand once, below the last row, however many sheets there are. */
export const foot = style({ '@media': { print: { display: 'table-row-group' } } });

const cellBase = style({
  padding: `${vars.space[12]} ${vars.space[8]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: 400,
  verticalAlign: 'top',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': { print: { padding: '4px 6px', breakInside: 'avoid' } },
});
export const cell = style([cellBase, { textAlign: 'start' }]);
/** A day, which no line ends within. */
export const day = style([cell, { whiteSpace: 'nowrap' }]);
export const amount = style([
  cellBase,
  { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
]);
export const head = style([
  cell,
  {
    borderBlockEndColor: vars.color.ink1,
    color: vars.color.ink2,
    fontWeight: 500,
    verticalAlign: 'bottom',
  },
]);
export const headEnd = style([head, { textAlign: 'end' }]);
/** Of the figure that is looked at. */
export const chosen = style({
  background: vars.color.surface2,
  color: vars.color.ink1,
  fontWeight: 600,
});
export const sum = style([amount, { fontWeight: 600, borderBlockEnd: 'none' }]);
export const sumName = style([cell, { fontWeight: 600, borderBlockEnd: 'none' }]);

/** The name of a row, with the bar of its share. */
export const rowName = style([cell, { '@media': { print: { position: 'relative' } } }]);
/** What stands on paper for the rows that it has no room for. */
export const paperRow = style({
  display: 'none',
  '@media': { print: { display: 'table-row' } },
});

export const second = style([
  type.caption,
  {
    display: 'block',
    color: vars.color.ink2,
    '@media': { print: { fontSize: 'inherit', lineHeight: 'inherit' } },
  },
]);

/** A line of text to the eye, 44 px to the thumb. */
export const name = style({
  position: 'relative',
  color: vars.color.ink1,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.picture,
  textDecoration: 'underline',
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '4px',
  '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-12px' },
  '@media': { print: { textDecoration: 'none', overflowWrap: 'normal' } },
});
/** A figure in a row that leads to the list it is the sum of. */
export const money = style([name, { fontWeight: 'inherit', whiteSpace: 'nowrap' }]);
/** A sentence that leads there. */
export const sentence = style([name, { fontWeight: 'inherit' }]);

export const cards = style({ borderBlockStart: `1px solid ${vars.color.ink1}` });
export const card = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const cardLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minWidth: 0,
});
export const cardFacts = style([
  type.small,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `2px ${vars.space[12]}` },
]);
export const factValue = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
/** What is left to the captain of what stands above it. */
export const outcome = style({ fontWeight: 600 });
export const sums = style([cardFacts, type.strong, { paddingBlock: vars.space[16] }]);

/** How much of the largest one this is; the figure itself stands beside it. */
export const share = style({
  height: '6px',
  minWidth: '2px',
  marginBlockStart: '6px',
  borderRadius: vars.radius.pill,
  background: vars.color.sea,
  '@media': {
    print: {
      position: 'absolute',
      insetBlockEnd: 0,
      height: '2px',
      printColorAdjust: 'exact',
      background: 'GrayText',
    },
  },
});

export const panel = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[20],
  borderRadius: vars.radius.panel,
  background: vars.color.surface2,
});
export const panelTitle = style([type.strong]);
export const iban = style([
  type.body,
  { fontVariantNumeric: 'tabular-nums', letterSpacing: '.04em' },
]);

/** A whole row's button that looks like the figure it is. */
export const press = style([money, { cursor: 'pointer' }]);

export const years = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
