import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme/theme.css.ts';

export const form = style({ display: 'grid', gap: vars.space[16] });

/** What the form says about itself; it takes the focus, so that it is read first. */
export const top = style({ outline: 'none', scrollMarginBlockStart: vars.space[112] });
