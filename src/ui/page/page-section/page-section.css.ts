import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const section = style({
  display: 'grid',
  gap: vars.space[24],
  scrollMarginTop: vars.space[24],
  paddingTop: vars.space[64],
  outline: 'none',
  // A long page: what is far below is laid out when somebody comes near it. Focus rings reach beyond.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 640px',
  overflowClipMargin: '24px',
  '@media': { [media.laptop]: { paddingTop: vars.space[88] } },
});
