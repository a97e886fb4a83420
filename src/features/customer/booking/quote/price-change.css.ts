import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const prices = style({ display: 'flex', gap: vars.space[8], position: 'relative' });
export const spoken = visuallyHidden;
