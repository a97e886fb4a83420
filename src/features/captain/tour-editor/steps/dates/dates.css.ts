import { style } from '@vanilla-extract/css';
import { media } from '../../../../../ui/theme/media.ts';
import { vars } from '../../../../../ui/theme/theme.css.ts';
import { type } from '../../../../../ui/theme/type.css.ts';

const { color, space } = vars;

const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const field = style([stack, { gap: space[12] }]);
export const dates = style([stack, { gap: space[24] }]);
export const add = style([stack, { gap: space[16] }]);
export const section = style([stack, { gap: space[12] }]);
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const hint = style([type.small, { color: color.ink2 }]);
export const heading = type.strong;
export const reasons = style({ margin: 0, paddingInlineStart: space[20] });

export const length = style([
  stack,
  {
    gap: space[16],
    alignItems: 'center',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)' } },
  },
]);
export const minutes = style({ display: 'flex' });

export const earnings = style([
  stack,
  { gap: space[8], paddingBlockStart: space[16], borderBlockStart: `1px solid ${color.line}` },
]);
export const sums = style([stack, { gap: space[4], maxWidth: '420px', margin: 0 }]);
export const sum = style([
  type.small,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    color: color.ink2,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const total = style([
  sum,
  {
    paddingBlockStart: space[8],
    borderBlockStart: `1px solid ${color.ink1}`,
    color: color.ink1,
    fontWeight: 600,
  },
]);

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${color.ink1}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[12],
  minHeight: '56px',
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const texts = style([stack, { gap: space[4] }]);
export const day = style({ fontWeight: 600 });
export const facts = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[12]}`, color: color.ink2 },
]);
/** As wide as the button, so that rows without one stand in line. */
export const act = style({ minWidth: '44px' });
