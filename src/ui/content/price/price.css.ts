import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const price = style({ whiteSpace: 'nowrap' });
export const amount = { small: type.priceSmall, large: type.priceLarge };
export const unit = style([type.small, { color: vars.color.ink2 }]);
