import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const pair = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const hint = style([type.small, { color: vars.color.ink2 }]);
