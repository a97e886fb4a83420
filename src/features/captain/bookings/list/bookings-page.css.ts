import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** One line that scrolls sideways where it is longer than the screen. */
export const statuses = style({
  display: 'flex',
  gap: vars.space[8],
  overflowX: 'auto',
  padding: '4px',
  margin: '-4px',
  marginBlockEnd: vars.space[16],
});

export const count = style([type.caption, { fontVariantNumeric: 'tabular-nums', opacity: 0.85 }]);

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  minHeight: '56px',
  marginBlockStart: vars.space[12],
});

export const found = style([type.small, { color: vars.color.ink2 }]);

/** What is new: over the list, so that nothing in it moves. */
export const fresh = style({
  position: 'sticky',
  insetBlockStart: vars.space[12],
  zIndex: vars.z.sticky,
  display: 'flex',
  justifyContent: 'center',
  height: 0,
  '@media': { [media.flat]: { position: 'static', height: 'auto' } },
});

export const table = style([
  type.small,
  { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', textAlign: 'start' },
]);

const cellBase = {
  padding: `0 ${vars.space[12]}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
} as const;

export const head = style({
  ...cellBase,
  height: vars.size.touch,
  borderBlockEnd: `1px solid ${vars.color.ink1}`,
  color: vars.color.ink2,
  fontWeight: 500,
  textAlign: 'start',
});

export const order = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.touch,
  color: 'inherit',
  selectors: { '[aria-sort] > &': { color: vars.color.ink1, fontWeight: 600 } },
});

export const arrow = style({ flex: 'none' });

/** How high a row of the table is, in pixels: what is out of sight is reckoned by it. */
export const ROW_HEIGHT = 64;

export const row = style({
  position: 'relative',
  height: `${ROW_HEIGHT}px`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.surface2 } } },
  },
});

export const cell = style(cellBase);
export const amount = style({ ...cellBase, textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const headEnd = style([head, { textAlign: 'end' }]);

export const guest = style({ fontWeight: 600, textAlign: 'start' });

export const second = style([
  type.caption,
  {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: vars.color.ink2,
    fontWeight: 400,
  },
]);

/** The name is the link; the whole row is its target, and shows its focus. */
export const link = style({
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const waiting = style({
  display: 'inline-block',
  width: '60%',
  height: '12px',
  borderRadius: vars.radius.pill,
  background: vars.color.surface3,
});

/** How high a card is, in pixels. */
export const CARD_HEIGHT = 132;

export const cards = style({
  position: 'relative',
  borderBlockStart: `1px solid ${vars.color.ink1}`,
});

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[4],
  height: `${CARD_HEIGHT}px`,
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '-2px' },
  },
});

export const cardLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minWidth: 0,
});

export const cardName = style([
  type.strong,
  { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const cardText = style([
  type.small,
  {
    minWidth: 0,
    overflow: 'hidden',
    color: vars.color.ink2,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);

export const money = style([type.strong, { flex: 'none' }]);

export const skeleton = style({ display: 'grid', gap: vars.space[8] });
