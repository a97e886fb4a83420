import { createVar, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

const height = '52px';

export const tabs = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.sticky,
  marginBlockStart: vars.space[16],
  background: vars.color.surface0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: { marginBlockStart: vars.space[24] },
    [media.phone]: { marginInline: `calc(-1 * ${vars.space[20]})` },
    [media.flat]: { position: 'static' },
  },
});

/** On the root: what is jumped or tabbed to comes to stand below them. */
export const root = style({
  '@media': { 'screen and (height >= 320px)': { scrollPaddingBlockStart: height } },
});

const fade = '32px';
const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
/** How much of the row fades at either end, where there are more tabs. */
const before = createVar(length);
const after = createVar(length);
const fading = keyframes({
  from: { vars: { [before]: '0px', [after]: fade } },
  '10%, 90%': { vars: { [before]: fade, [after]: fade } },
  to: { vars: { [before]: fade, [after]: '0px' } },
});

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[20],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '@media': {
    [media.phone]: { paddingInline: vars.space[20] },
    [media.tablet]: { gap: vars.space[16] },
  },
  // Where there is nothing to scroll, the animation does not run, and nothing fades.
  maskImage: `linear-gradient(to right, transparent, black ${before}, black calc(100% - ${after}), transparent)`,
  animation: `${fading} 1ms linear both`,
  animationTimeline: 'scroll(self inline)',
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: `calc(${height} - 1px)`,
  color: vars.color.ink2,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  outlineOffset: '-4px',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    height: '2px',
    background: vars.color.accentDeep,
    forcedColorAdjust: 'none',
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${vars.duration.hover} ${vars.ease.enter}`,
  },
  selectors: {
    '&[aria-current]': { color: vars.color.ink1 },
    '&[aria-current]::after': { transform: 'scaleX(1)' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink1 } } } },
});
