import { globalStyle, style } from '@vanilla-extract/css';
import './fonts.css.ts';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0 });
globalStyle('html', {
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
});
globalStyle('body', {
  '@media': { screen: { minHeight: '100dvh' } },
  background: vars.color.surface0,
  color: vars.color.ink1,
  fontFamily: vars.font.text,
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontVariantNumeric: 'tabular-nums',
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
// A sign keeps its size beside words that wrap.
globalStyle(':where(.lucide)', { flex: 'none' });
globalStyle('img', { height: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
globalStyle('ul, ol', { listStyle: 'none', padding: 0 });
globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('fieldset', { border: 0, padding: 0, minWidth: 0 });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.sea}`,
  outlineOffset: '2px',
});
// A heading that receives focus after a navigation is no control.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto',
    },
  },
});

/** For text that only a screen reader shall meet, in some widths or (`visuallyHidden`) in all. */
export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const visuallyHidden = style(hidden);

/** The content column: at most 1280 wide, margins 20 / 32 / 56. */
export const content = style({
  width: '100%',
  maxWidth: `calc(${vars.size.content} + 2 * 56px)`,
  marginInline: 'auto',
  paddingInline: vars.space[20],
  '@media': {
    [media.tablet]: { paddingInline: vars.space[32] },
    [media.desktop]: { paddingInline: '56px' },
  },
});
