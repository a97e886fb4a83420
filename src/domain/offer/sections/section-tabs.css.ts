import { globalStyle, style } from '@vanilla-extract/css';
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

// What is jumped or tabbed to comes to stand below them.
globalStyle(`html:has(${tabs})`, {
  '@media': { 'screen and (height >= 320px)': { scrollPaddingBlockStart: height } },
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
    [media.tablet]: { gap: vars.space[24] },
  },
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
