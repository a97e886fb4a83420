import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

export const times = style({ display: 'grid', gap: vars.space[12] });

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
