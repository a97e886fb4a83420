import { style } from '@vanilla-extract/css';
import { row as checkboxRow } from '../checkbox/checkbox.css.ts';
import { vars } from '../theme/theme.css.ts';
import { type } from '../theme/type.css.ts';

export const list = style({ display: 'grid' });

/** As many columns as there is room for. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  columnGap: vars.space[24],
});

export const row = style([
  checkboxRow,
  { selectors: { '&[data-disabled]': { color: vars.color.ink3, cursor: 'default' } } },
]);

export const label = style({ display: 'block', overflowWrap: 'anywhere' });

export const description = style([type.small, { display: 'block', color: vars.color.ink2 }]);
