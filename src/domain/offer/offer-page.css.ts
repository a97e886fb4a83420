import { style } from '@vanilla-extract/css';
import { content } from '../../ui/theme/global.css.ts';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

/** The page of a boat or tour below its pictures: one column, and from laptops on the panel beside it. */
export const columns = style([
  content,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: `${vars.space[16]} ${vars.space[8]}`,
    '@media': {
      [media.tablet]: { paddingBlock: `${vars.space[32]} ${vars.space[64]}` },
      [media.laptop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 340px',
        columnGap: vars.space[40],
        paddingBlockStart: vars.space[40],
      },
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: vars.space[64] },
    },
  },
]);

export const aside = style({
  '@media': {
    [media.laptop]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: vars.space[24],
    },
  },
});

export const opening = style({ display: 'grid', gap: vars.space[24], alignContent: 'start' });
