import type { StyleRule } from '@vanilla-extract/css';

/**
 * For the parts of a long page: what is far below is laid out when somebody comes near it. Until then a part takes the
 * height that is given, or the one it had before (`useKnownHeight`). Focus rings reach beyond it.
 */
export const laidOutNear = (height: string): StyleRule => ({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${height}`,
  overflowClipMargin: '24px',
});
