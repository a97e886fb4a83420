import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** What follows the search, a wide breath between each. */
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '80px',
  paddingBlock: `80px 96px`,
  '@media': {
    [media.tablet]: { rowGap: vars.space[112], paddingBlock: `96px ${vars.space[112]}` },
  },
});
