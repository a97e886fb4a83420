import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const scene = style({ width: '100%', height: 'auto', borderRadius: vars.radius.picture });
