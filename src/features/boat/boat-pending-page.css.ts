import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const gallery = style({
  aspectRatio: '4 / 3',
  '@media': {
    [media.tablet]: { aspectRatio: '1168 / 480', marginTop: vars.size.touch },
  },
});

export const intro = style({ display: 'grid', gap: vars.space[20], alignContent: 'start' });
