import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const price = style({});
const unbroken = { whiteSpace: 'nowrap' } as const;
export const amount = {
  small: style([type.priceSmall, unbroken]),
  large: style([type.priceLarge, unbroken]),
};
export const unit = style([type.small, unbroken, { color: vars.color.ink2 }]);
