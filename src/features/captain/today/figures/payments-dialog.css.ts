import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const payments = style({ display: 'grid', gap: vars.space[16] });
export const explanation = style([type.small, { color: vars.color.ink2 }]);
export const rows = style({ borderBlockStart: `1px solid ${vars.color.line}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[16],
  alignItems: 'center',
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const name = style([
  type.strong,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    marginBlockEnd: '-8px',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
]);
export const money = style([type.strong, { textAlign: 'end' }]);
export const detail = style([
  type.small,
  { gridColumn: '1 / -1', paddingBlockEnd: vars.space[8], color: vars.color.ink2 },
]);
export const total = style([
  type.priceSmall,
  { display: 'flex', justifyContent: 'space-between', gap: vars.space[16] },
]);

export const pages = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
