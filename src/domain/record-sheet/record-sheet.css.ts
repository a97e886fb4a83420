import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

// The page of one record: its parts in two columns, in each line by line what stands there.

export const back = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: vars.size.touch,
    color: vars.color.sea,
    fontWeight: 600,
    '@media': { print: { display: 'none' } },
  },
]);

export const lead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[40]} ${vars.space[48]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: vars.space[40], alignContent: 'start' });

export const lines = style({ margin: 0, borderBlockStart: `1px solid ${vars.color.ink1}` });

export const line = style([
  type.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `0 ${vars.space[16]}`,
    padding: `${vars.space[12]} 0`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);

/** Of amounts: what for on the left, how much on the right. */
export const amountLine = style([
  line,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' },
]);

/** Above its value where large text leaves no room beside it. */
export const label = style({
  flex: '1 1 6.5rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.color.ink2,
});
export const value = style({
  flex: '2 1 9.5rem',
  minWidth: 0,
  margin: 0,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const amount = style({ margin: 0, fontWeight: 500, fontVariantNumeric: 'tabular-nums' });
export const total = style([type.priceSmall, { margin: 0 }]);

export const hint = style([type.small, { color: vars.color.ink2 }]);

export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: vars.color.sea,
  fontWeight: 600,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  marginBlockEnd: vars.space[40],
  '@media': { print: { display: 'none' } },
});

export const notice = style({ marginBlockEnd: vars.space[24] });
