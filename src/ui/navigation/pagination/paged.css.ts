import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const pages = style({ marginBlockStart: vars.space[64] });
