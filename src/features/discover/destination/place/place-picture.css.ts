import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const noPicture = style({
  width: '100%',
  height: '100%',
  background: `linear-gradient(${vars.fixed.sunDawn}, ${vars.color.surface3})`,
});
