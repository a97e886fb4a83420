import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

/** What it is about, and its fields beside that; below it where there is no room. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  paddingBlock: vars.space[32],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
      gap: vars.space[40],
    },
  },
});

export const texts = style({ display: 'grid', gap: vars.space[8], alignContent: 'start' });

export const heading = type.title3;

export const lead = style([type.small, { color: vars.color.ink2 }]);

export const content = style({ display: 'grid', gap: vars.space[16], minWidth: 0 });
