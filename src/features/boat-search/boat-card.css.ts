import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const unrated = style([type.small, { flex: 'none', fontWeight: 600 }]);

export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  color: vars.color.ink3,
});
