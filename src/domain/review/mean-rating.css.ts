import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const average = style([type.title1, { display: 'flex', alignItems: 'baseline' }]);
export const outOf = style([type.lead, { color: vars.color.ink2, marginInlineStart: '6px' }]);
