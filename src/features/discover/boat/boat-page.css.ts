import { style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const top = style([
  content,
  {
    position: 'relative',
    '@media': {
      [media.phone]: { paddingInline: 0 },
      [media.tablet]: { paddingTop: vars.space[4] },
    },
  },
]);

export const pendingGallery = style({
  '@media': { [media.tablet]: { marginTop: vars.size.touch } },
});

export const pendingIntro = style({ display: 'grid', gap: vars.space[20], alignContent: 'start' });

export const errorPage = style([
  content,
  {
    position: 'relative',
    paddingBlock: `${vars.space[64]} ${vars.space[112]}`,
  },
]);
