import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

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
export const quantity = style({ paddingInlineStart: vars.space[32] });
