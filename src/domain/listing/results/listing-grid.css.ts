import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** Three columns, two on tablets and beside the map, one on phones. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[24],
  rowGap: vars.space[40],
  transition: `opacity ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: {
    // Long enough that a quick answer does not make the page blink.
    '&[aria-busy="true"]': { opacity: 0.45, transitionDelay: '150ms' },
  },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space[48] },
    [media.desktop]: {
      selectors: {
        '[data-beside-map] &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
});

// What receives the focus must not end up below the bar of filters.
globalStyle(`${grid} a`, { scrollMarginBlock: '120px' });

export const ways = style({ marginBlockStart: vars.space[40] });
export const title = style([type.title3, { marginBlockEnd: vars.space[12] }]);
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
export const count = style({ color: vars.color.ink2, fontWeight: 400 });
