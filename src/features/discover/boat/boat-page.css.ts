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

export const columns = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: vars.space[24],
    paddingBottom: vars.space[64],
    '@media': {
      [media.tablet]: { paddingTop: vars.space[32] },
      [media.laptop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 340px',
        columnGap: vars.space[40],
        paddingTop: vars.space[40],
      },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: vars.space[64] },
    },
  },
]);

export const opening = style({ display: 'grid', gap: vars.space[24], alignContent: 'start' });

export const aside = style({
  '@media': {
    [media.laptop]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      top: vars.space[24],
    },
  },
});
