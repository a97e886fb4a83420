import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../../../ui/theme/media.ts';
import { vars } from '../../../../../ui/theme/theme.css.ts';
import { type } from '../../../../../ui/theme/type.css.ts';

export const quotes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[40],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' },
    // The columns of the cards above.
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[24] },
  },
});

// No row of one where two stand side by side.
globalStyle(`${quotes} > :last-child:nth-child(odd):not(:first-child)`, {
  '@media': { 'screen and (624px <= width < 900px)': { display: 'none' } },
});

export const quote = style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const words = style([
  type.title3,
  {
    margin: `${vars.space[12]} 0 ${vars.space[20]}`,
    fontSize: '1.375rem',
    lineHeight: '1.875rem',
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
]);

export const author = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space[12],
    marginTop: 'auto',
    color: vars.color.ink2,
  },
]);
globalStyle(`${author} > :first-child`, { gridRow: '1 / span 2', alignSelf: 'center' });

export const about = style({ minWidth: 0 });

export const name = style({ fontWeight: 600, color: vars.color.ink1 });

export const offer = style({
  position: 'relative',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  // A line of text to the eye, 44 px to the thumb.
  '::after': { content: '', position: 'absolute', inset: '-12px -4px' },
});

export const figures = style({ marginTop: vars.space[24] });
