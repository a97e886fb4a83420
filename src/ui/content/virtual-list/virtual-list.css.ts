import { style } from '@vanilla-extract/css';

/** Its height comes from its place or its `height`; without any there is nothing to scroll. */
export const scroller = style({
  height: '100%',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
