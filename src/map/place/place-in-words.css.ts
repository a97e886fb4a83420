import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const words = style({ display: 'grid', gap: vars.space[4] });
export const name = style([type.title3]);
export const why = style([type.small, { color: vars.color.ink2 }]);
