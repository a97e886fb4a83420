import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Beside each other; on a phone to push sideways, the next one peeking in. */
export const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(78vw, 340px)',
  gap: vars.space[20],
  // Room for what shows focus outside of a tile.
  margin: '-6px',
  padding: '6px',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '6px',
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space[24],
    },
  },
});

export const tile = style({
  position: 'relative',
  display: 'grid',
  containerType: 'inline-size',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
  scrollSnapAlign: 'start',
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '3px' },
  },
});

// Words and picture share the one place; letters too large for the sky stand above the picture.
const whole = '1 / 1';
const largeLetters = '(width < 13rem)';

export const picture = style({
  gridArea: whole,
  width: '100%',
  height: '100%',
  minHeight: 0,
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  transition: `transform 900ms ${vars.ease.enter}`,
  '@container': { [largeLetters]: { gridArea: '2 / 1', aspectRatio: '4 / 3' } },
  '@media': { [media.tablet]: { aspectRatio: '4 / 5' }, [media.laptop]: { aspectRatio: '1' } },
});
globalStyle(`${tile}:hover > ${picture}`, {
  '@media': { [media.hover]: { transform: 'scale(1.03)' } },
});

/** In the sky, which every scene keeps free. */
export const texts = style({
  gridArea: whole,
  alignSelf: 'start',
  position: 'relative',
  padding: `${vars.space[16]} ${vars.space[20]}`,
  color: vars.fixed.night,
  '@container': { [largeLetters]: { color: vars.color.ink1 } },
});

export const title = type.title3;

export const text = style([type.small, { fontWeight: 500, maxWidth: '30ch' }]);

export const link = style({
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
