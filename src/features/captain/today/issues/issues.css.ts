import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const offers = style({ display: 'grid', gap: vars.space[24] });
export const offer = style({ display: 'grid', minWidth: 0 });
export const name = style([
  type.strong,
  {
    paddingBlockEnd: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.ink1}`,
    overflowWrap: 'anywhere',
  },
]);
