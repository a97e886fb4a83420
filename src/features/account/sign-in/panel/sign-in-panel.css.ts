import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const panel = style({ display: 'grid', gap: vars.space[24], maxWidth: '560px' });
export const intro = style({ display: 'grid', gap: vars.space[8] });
export const title = style([type.title2]);
export const lead = style({ color: vars.color.ink2 });
