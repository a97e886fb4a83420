import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const place = style({ display: 'grid', gap: vars.space[16], overflowWrap: 'anywhere' });
