import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const scroller = style({
  // What stands in a cell for screen readers alone is pushed aside with it.
  position: 'relative',
  overflowX: 'auto',
  marginBlockStart: vars.space[24],
  scrollbarWidth: 'thin',
});

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

/**
 * What the lines are called; it stays visible while the boats are pushed sideways. On a phone it takes no column of
 * its own: it stands above the cells of its line, so that three boats have room.
 */
const first = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  // Without a width it would count as hidden.
  width: '1px',
  textAlign: 'start',
  '@media': {
    [media.tablet]: {
      width: '200px',
      paddingInlineEnd: vars.space[8],
      background: vars.color.surface0,
    },
  },
});

export const corner = style([first, { padding: 0 }]);

export const boat = style({
  width: '108px',
  padding: `0 ${vars.space[12]} ${vars.space[16]} 0`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [media.tablet]: { width: '220px', paddingInline: vars.space[12] } },
});

const line = { borderTop: `1px solid ${vars.color.line}` };

export const label = style([
  first,
  type.small,
  line,
  {
    paddingBlock: vars.space[12],
    paddingInlineStart: 0,
    color: vars.color.ink2,
    fontWeight: 500,
    verticalAlign: 'top',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    // From its own side it reaches over the cells.
    whiteSpace: 'nowrap',
    '@media': { [media.tablet]: { whiteSpace: 'normal' } },
  },
]);

export const labelLine = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[8] });

/** The sun of what decides: the one warm thing in the table. */
export const mark = style({
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: vars.radius.pill,
  background: vars.color.accentDeep,
});

const plainCell = style([
  line,
  {
    // Room for the name of the line above.
    paddingBlock: `calc(${vars.space[16]} + 1.5em) ${vars.space[12]}`,
    paddingInline: `0 ${vars.space[12]}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    '@media': {
      [media.tablet]: { paddingBlock: vars.space[12], paddingInline: vars.space[12] },
    },
  },
]);

export const cell = styleVariants({
  same: [plainCell, { color: vars.color.ink2 }],
  different: [plainCell],
  deciding: [plainCell, { fontWeight: 600 }],
});

export const there = style({ color: vars.color.positive });
export const notThere = style({ color: vars.color.ink3 });
export const unknown = style([type.small, { color: vars.color.ink3, fontWeight: 400 }]);

/** Prices are set like titles. */
export const price = style([
  type.priceSmall,
  { '@media': { [media.phone]: { fontSize: '1.125rem' } } },
]);

/** The way back, and the way to pass the comparison on. */
/** As far below the header as the way back from a boat. */
export const ways = style({
  display: 'flex',
  justifyContent: 'space-between',
  '@media': {
    [media.tablet]: { marginBlockStart: `calc(${vars.space[4]} - ${vars.space[40]})` },
  },
});

export const back = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: vars.size.touch,
    marginInlineStart: '-6px',
    color: vars.color.ink2,
    fontWeight: 500,
    selectors: { '&:hover': { color: vars.color.ink1 } },
  },
]);
