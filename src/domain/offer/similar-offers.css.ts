import { style } from '@vanilla-extract/css';
import { content } from '../../ui/theme/global.css.ts';
import { media } from '../../ui/theme/media.ts';
import { sideways } from '../../ui/theme/sideways.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const similar = style([
  content,
  {
    '@media': {
      [media.tablet]: { paddingBottom: vars.space[32] },
      [media.laptop]: { paddingBottom: vars.space[112] },
    },
  },
]);

/** Sideways on phones, the next one peeking; three side by side elsewhere. */
export const list = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': {
    [media.phone]: {
      ...sideways,
      gridAutoColumns: '80%',
      gap: vars.space[16],
    },
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const one = style({ scrollSnapAlign: 'start', minWidth: 0 });
