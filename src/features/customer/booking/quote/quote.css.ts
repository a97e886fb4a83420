import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const lines = style([type.small, { display: 'grid', gap: vars.space[12], margin: 0 }]);

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const label = style({ minWidth: 0, color: vars.color.ink2, overflowWrap: 'anywhere' });
export const value = style({ margin: 0, flex: 'none' });
export const strong = style({ color: vars.color.ink1, fontWeight: 600 });

export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingTop: vars.space[12],
  borderTop: `1px solid ${vars.color.line}`,
  fontWeight: 600,
});

export const totalValue = style([type.priceSmall, { margin: 0 }]);

export const prices = style({ display: 'flex', gap: vars.space[8], position: 'relative' });
export const spoken = visuallyHidden;

export const services = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const service = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  paddingBlock: vars.space[4],
});

export const name = style({ display: 'block', fontWeight: 500 });
export const price = style([type.small, { display: 'block', color: vars.color.ink2 }]);
export const description = style([
  type.small,
  { display: 'block', marginTop: vars.space[4], color: vars.color.ink2, maxWidth: '56ch' },
]);
export const quantity = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlockEnd: vars.space[8],
  paddingInlineStart: vars.space[32],
});
