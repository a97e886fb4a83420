import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

/** How much of the row fades where there are more tabs. */
const fade = '32px';
const faded = `black calc(100% - ${fade}), transparent`;

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[16],
  // More than there is room for scrolls sideways; the line is drawn inside, where scrolling leaves it.
  overflowX: 'auto',
  // A row scrolls by whole pixels of the screen: without it, a fraction of the last tab stays out of sight.
  paddingInlineEnd: '1px',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  selectors: {
    '&[data-more-before]': { maskImage: `linear-gradient(to left, ${faded})` },
    '&[data-more-after]': { maskImage: `linear-gradient(to right, ${faded})` },
    '&[data-more-before][data-more-after]': {
      maskImage: `linear-gradient(to right, transparent, black ${fade}, ${faded})`,
    },
  },
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: vars.color.ink2,
  fontWeight: 500,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-selected]': { color: vars.color.ink1, fontWeight: 600 },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.sea}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.picture,
    },
  },
});

export const underline = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: '2px',
  background: vars.color.accentDeep,
  forcedColorAdjust: 'none',
  transitionProperty: 'translate, width',
  transitionDuration: vars.duration.hover,
  transitionTimingFunction: vars.ease.enter,
});

export const panel = style({ paddingBlockStart: vars.space[24], outline: 'none' });
