import { globalStyle, style } from '@vanilla-extract/css';
import { picture } from '../../ui/content/card/card.css.ts';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

/** What cards of boats and tours share. */
export const card = style({
  position: 'relative',
  containerType: 'inline-size',
  minWidth: 0,
  height: '100%',
  borderRadius: vars.radius.picture,
});

// Names of one line and of two in a row: prices stand on one line all the same.
globalStyle(`${card} > article`, { height: '100%' });
globalStyle(`${card} > article > :last-child`, { marginBlockStart: 'auto' });

// The price of a boat and how it is confirmed fit on no line of a narrow card: beside others it has two, so that the
// prices of a row stand on one line whether a boat has the second or not. What is left empty counts for the gap below.
globalStyle(`${card}:has([data-fact="price"]) > article > :last-child`, {
  '@media': {
    [media.tablet]: {
      '@container': {
        '(width < 23rem)': {
          alignContent: 'flex-start',
          minHeight: '3.5rem',
          marginBlockEnd: '-12px',
        },
      },
    },
  },
});

// As the pin does: ink on the border of the picture; and it lifts when it is the map that points at it.
globalStyle(`${card} ${picture}`, {
  outline: '2px solid transparent',
  outlineOffset: '3px',
  transition: `outline-color ${vars.duration.press} ${vars.ease.enter}, translate ${vars.duration.hover} ${vars.ease.enter}`,
});
globalStyle(`${card}[data-highlighted]:not(:focus-within, :hover) ${picture}`, {
  translate: '0 -4px',
});
globalStyle(`${card}[data-highlighted]:not(:focus-within) ${picture}`, {
  outlineColor: vars.color.ink1,
});

export const unrated = style([type.small, { flex: 'none', fontWeight: 600 }]);

/** Over the picture, without being in the way of the card's link. */
export const onPicture = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  aspectRatio: '4 / 3',
  pointerEvents: 'none',
});

const corner = style({ position: 'absolute', pointerEvents: 'auto' });

export const heart = style([
  corner,
  { insetBlockStart: vars.space[8], insetInlineEnd: vars.space[8] },
]);

/** Waits for a pointer or the keyboard where there are such; a finger always finds it. */
export const action = style([
  corner,
  {
    insetBlockEnd: vars.space[12],
    insetInlineStart: vars.space[12],
    transition: `opacity ${vars.duration.hover} ${vars.ease.enter}`,
    '@media': {
      [`${media.hover} and (pointer: fine)`]: {
        selectors: {
          [`${card}:not(:hover, :focus-within) &:not(:has([aria-pressed="true"]))`]: { opacity: 0 },
        },
      },
    },
  },
]);
