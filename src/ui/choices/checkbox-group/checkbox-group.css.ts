import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const list = style({ display: 'grid' });

/** As many columns as there is room for. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  columnGap: vars.space[24],
});

export const label = style({ display: 'block', overflowWrap: 'anywhere' });

export const description = style([
  type.small,
  {
    display: 'block',
    color: vars.color.ink2,
    selectors: { '[data-disabled] &': { color: vars.color.ink3 } },
  },
]);
