import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const records = style({ display: 'grid', marginBlockStart: vars.space[32] });
export const heading = style([type.title3, { marginBlockEnd: vars.space[12] }]);
