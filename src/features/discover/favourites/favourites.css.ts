import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const page = style({ paddingBlockEnd: vars.space[64] });
export const notice = style({ marginBlockEnd: vars.space[32] });
export const group = style({ marginBlockEnd: vars.space[64] });
export const title = style([type.title3, { marginBlockEnd: vars.space[20] }]);

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[24],
  rowGap: vars.space[40],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space[48] },
  },
});

export const gone = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    color: vars.color.ink2,
  },
]);
