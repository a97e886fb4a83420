import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** One column, then two; the first one across both. */
export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[64]} ${vars.space[24]}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[40],
    },
  },
});

globalStyle(`${posts} > :first-child`, {
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
});

export const page = style({ paddingBottom: vars.space[112] });
