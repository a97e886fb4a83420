import { style } from '@vanilla-extract/css';
import { link } from '../../../ui/actions/link/link.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** How high the line is but for what stands in it. */
const line = style({
  marginBlockStart: vars.space[8],
  // Room for the focus ring inside what scrolls.
  paddingBlock: '4px',
  '@media': { [media.tablet]: { marginBlockStart: vars.space[12] } },
});

/** One line on phones, to be pushed sideways, so that the boats stay visible. */
export const list = style([
  line,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    marginInline: `calc(-1 * ${vars.space[20]})`,
    paddingInline: vars.space[20],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': {
      [media.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
    },
  },
]);

export const item = style({ flex: 'none' });

export const clear = style([
  link,
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    paddingInline: vars.space[8],
    whiteSpace: 'nowrap',
  },
]);

/** Keeps the place of what is set and not yet written out. */
export const toCome = style([line, { boxSizing: 'content-box', minHeight: vars.size.touch }]);
