import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const below = style({
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[88] } },
});
