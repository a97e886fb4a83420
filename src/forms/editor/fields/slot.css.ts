import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

// What stands at the edges of the window, above and below, must not cover a field that is led to.
export const slot = style({ minWidth: 0, scrollMarginBlock: vars.space[112] });
