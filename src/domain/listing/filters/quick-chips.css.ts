import { style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** One line, to be pushed sideways where it does not fit. */
export const strip = style([
  content,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    // Room for what shows focus, inside what scrolls.
    paddingBlock: vars.space[8],
    marginBlockStart: vars.space[4],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': {
      [media.laptop]: { marginBlockStart: vars.space[8] },
      // The map takes all the room there is.
      'screen and (width < 1200px)': { selectors: { '[data-map-open] &': { display: 'none' } } },
    },
  },
]);

/** Chips that exclude each other. */
export const group = style({ display: 'flex', flex: 'none', gap: vars.space[8] });

/** Keeps its room while the counts are loading: the row must not jump. Phones have them in the drawer. */
export const count = style({
  display: 'none',
  minWidth: '1.25em',
  fontWeight: 400,
  color: vars.color.ink3,
  textAlign: 'end',
  selectors: { '[data-selected] > &': { color: 'inherit' } },
  '@media': { [media.laptop]: { display: 'inline' } },
});
