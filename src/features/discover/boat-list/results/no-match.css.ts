import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const ways = style({ marginBlockStart: vars.space[40] });
export const title = style([type.title3, { marginBlockEnd: vars.space[12] }]);
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
export const count = style({ color: vars.color.ink2, fontWeight: 400 });
