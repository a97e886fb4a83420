import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const gallery = style({
  '@media': { [media.tablet]: { marginTop: vars.size.touch } },
});

export const intro = style({ display: 'grid', gap: vars.space[20], alignContent: 'start' });
