import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { laidOutNear } from './laid-out-near.ts';

const space = createVar();
const gap = createVar();

/** Around the sections of a page that is long on phones: there they stand closer. */
export const close = style({
  '@media': { [media.phone]: { vars: { [space]: vars.space[20], [gap]: vars.space[12] } } },
});

export const section = style({
  ...laidOutNear('640px'),
  display: 'grid',
  gap: fallbackVar(gap, vars.space[24]),
  scrollMarginTop: vars.space[24],
  paddingTop: fallbackVar(space, vars.space[64]),
  outline: 'none',
  '@media': { [media.laptop]: { paddingTop: vars.space[88] } },
});
