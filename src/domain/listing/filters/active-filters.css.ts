import { style } from '@vanilla-extract/css';
import { link } from '../../../ui/actions/link/link.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** One line on phones, to be pushed sideways, so that the boats stay visible. */
export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
  marginInline: `calc(-1 * ${vars.space[20]})`,
  paddingInline: vars.space[20],
  // Room for the focus ring inside what scrolls.
  paddingBlock: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: {
      flexWrap: 'wrap',
      marginBlockStart: vars.space[12],
      marginInline: 0,
      paddingInline: 0,
      overflow: 'visible',
    },
  },
});

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
export const toCome = style({
  minHeight: '52px',
  '@media': { [media.tablet]: { minHeight: '56px' } },
});
