import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const space = createVar();
const gap = createVar();

/** Around the sections of a page that is long on phones: there they stand closer. */
export const close = style({
  '@media': { [media.phone]: { vars: { [space]: vars.space[20], [gap]: vars.space[12] } } },
});

export const section = style({
  display: 'grid',
  gap: fallbackVar(gap, vars.space[24]),
  scrollMarginTop: vars.space[24],
  paddingTop: fallbackVar(space, vars.space[64]),
  outline: 'none',
  // A long page: what is far below is laid out when somebody comes near it. Focus rings reach beyond.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 640px',
  overflowClipMargin: '24px',
  '@media': { [media.laptop]: { paddingTop: vars.space[88] } },
});
