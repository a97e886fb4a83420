import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const records = style({ display: 'grid', marginBlockStart: vars.space[32] });
export const heading = style([type.title3, { marginBlockEnd: vars.space[12] }]);

/** The room of the figures while they are on the way: one row of them, on a phone two. */
export const statsPlace = style({
  height: '188px',
  marginBlockEnd: vars.space[24],
  '@media': { [media.tablet]: { height: '94px' } },
});
