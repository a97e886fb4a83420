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
