import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const page = style({ outline: 'none' });

/** Holds the place of the filters until they are there. */
export const filtersPlace = style({
  minHeight: `calc(2 * ${vars.size.field} + ${vars.space[12]})`,
  marginBlockEnd: vars.space[32],
  '@media': { [media.tablet]: { minHeight: vars.size.field } },
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
    // What clears the filters takes a column of its own when it comes.
    [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'auto', alignItems: 'center' },
  },
});

export const byName = style({
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});

export const clear = style({
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[24],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
      rowGap: vars.space[40],
    },
  },
});
