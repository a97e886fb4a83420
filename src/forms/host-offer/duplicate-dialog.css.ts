import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const body = style({ display: 'grid', gap: vars.space[16], color: vars.color.ink2 });
