import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const form = style({ display: 'grid', gap: vars.space[16] });
export const stays = style([type.small, { color: vars.color.ink2 }]);
