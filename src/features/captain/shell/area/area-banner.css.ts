import { style } from '@vanilla-extract/css';

/** In the line of the text: `a, b, c`. */
export const acts = style({ display: 'inline' });
export const act = style({
  display: 'inline',
  selectors: {
    '&:not(:last-child)::after': { content: ', ' },
    '&:last-child::after': { content: '.' },
  },
});
