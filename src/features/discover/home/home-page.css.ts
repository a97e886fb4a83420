import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** What follows the search. */
export const below = style({
  paddingBlock: '80px 96px',
  '@media': {
    [media.tablet]: { paddingBlock: `96px ${vars.space[112]}` },
  },
});
