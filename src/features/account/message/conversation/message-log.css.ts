import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const frame = style({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 });

export const scroller = style({
  // The place that messages are measured from.
  position: 'relative',
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Where it stays is this page's own matter: see use-log-scroll.ts.
  overflowAnchor: 'none',
  outlineOffset: '-2px',
  paddingBlock: vars.space[16],
  '@media': { [media.laptop]: { paddingInline: `${vars.space[24]} ${vars.space[8]}` } },
});

export const list = style({ display: 'flex', flexDirection: 'column' });

export const earlier = style({ textAlign: 'center' });

export const empty = style([
  type.lead,
  { padding: `${vars.space[48]} ${vars.space[16]}`, color: vars.color.ink2, textAlign: 'center' },
]);

export const day = style([
  type.caption,
  {
    alignSelf: 'center',
    paddingBlock: `${vars.space[24]} ${vars.space[4]}`,
    color: vars.color.ink2,
  },
]);

/** A horizon, as sections of a page have one. */
export const unread = style([
  type.caption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    paddingBlock: `${vars.space[24]} ${vars.space[4]}`,
    color: vars.color.accentInk,
    fontWeight: 600,
    '::before': { content: '', flex: 1, borderTop: `1px solid ${vars.color.accentInk}` },
    '::after': { content: '', flex: 1, borderTop: `1px solid ${vars.color.accentInk}` },
  },
]);

const row = style({
  display: 'flex',
  flexDirection: 'column',
  marginTop: vars.space[16],
  selectors: { '&[data-continues]': { marginTop: vars.space[4] } },
});
export const otherRow = style([row, { alignItems: 'flex-start' }]);
export const ownRow = style([row, { alignItems: 'flex-end' }]);

const bubble = style({
  position: 'relative',
  maxWidth: 'min(58ch, 86%)',
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.panel,
  selectors: {
    '[data-found] > &': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '2px' },
  },
});
export const other = style([
  bubble,
  { background: vars.color.surface3, borderEndStartRadius: vars.space[4] },
]);
export const own = style([
  bubble,
  {
    background: vars.color.sea,
    color: vars.color.onSea,
    borderEndEndRadius: vars.space[4],
    // On the sea a mark of the sea is not seen.
    selectors: { '[data-found] > &': { outlineColor: vars.color.accentInk } },
  },
]);
export const failed = style([
  bubble,
  { background: vars.color.dangerSoft, borderEndEndRadius: vars.space[4] },
]);

export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const meta = style([
  type.caption,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    color: vars.color.ink2,
    selectors: {
      [`${own} > &`]: { color: vars.color.onSea },
      [`${failed} > &`]: { color: vars.color.ink1 },
    },
  },
]);
export const failure = style({
  display: 'grid',
  justifyItems: 'end',
  maxWidth: 'min(58ch, 86%)',
  paddingBlockStart: vars.space[4],
});
export const reason = style([
  type.small,
  { display: 'flex', gap: vars.space[8], color: vars.color.danger, fontWeight: 500 },
]);
export const actions = style({ display: 'flex', gap: vars.space[8] });

export const toEnd = style([
  type.small,
  {
    position: 'absolute',
    insetBlockEnd: vars.space[12],
    insetInlineStart: '50%',
    translate: '-50% 0',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: vars.size.touch,
    paddingInline: vars.space[16],
    borderRadius: vars.radius.pill,
    background: vars.color.surface1,
    border: `1px solid ${vars.color.line}`,
    boxShadow: vars.color.floating,
    fontWeight: 600,
    // Words in a column would hide what is read.
    whiteSpace: 'nowrap',
  },
]);
