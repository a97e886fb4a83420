import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';

/** What stands below the list, where there is such. */
export const below = style({
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[88] } },
});
