import { type StyleRule, style } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

type Size = readonly [size: number, lineHeight: number];

// rem, so that type follows the reader's own font size.
const rem = (px: number) => `${px / 16}rem`;

/** Of the window's width: what a title grows to at most, so that its longest word stays whole beside the margins. */
const WIDEST = '14vw';
const titleSize = (px: number) => `min(${rem(px)}, ${WIDEST})`;
const titleLine = ([size, lineHeight]: Size) => `${lineHeight / size}em`;

function title(desktop: Size, phone: Size, weight: number, tracking: string): StyleRule {
  return {
    fontFamily: vars.font.title,
    fontWeight: weight,
    letterSpacing: tracking,
    fontSize: titleSize(phone[0]),
    lineHeight: titleLine(phone),
    textWrap: 'balance',
    '@media': {
      [media.tablet]: { fontSize: titleSize(desktop[0]), lineHeight: titleLine(desktop) },
    },
  };
}

function text(desktop: Size, phone: Size, weight = 400): StyleRule {
  return {
    fontFamily: vars.font.text,
    fontWeight: weight,
    letterSpacing: '0',
    fontSize: rem(phone[0]),
    lineHeight: rem(phone[1]),
    '@media': {
      [media.tablet]: { fontSize: rem(desktop[0]), lineHeight: rem(desktop[1]) },
    },
  };
}

/** Roles of type as classes: `className={type.title2}`, or composed in a `style([type.small, …])`. */
export const type = {
  display: style(title([76, 74], [50, 50], 330, '-0.028em')),
  title1: style(title([64, 68], [44, 48], 340, '-0.024em')),
  title2: style(title([44, 48], [34, 38], 360, '-0.018em')),
  title3: style(title([26, 32], [26, 32], 380, '-0.014em')),
  priceSmall: style(title([22, 28], [22, 28], 480, '-0.01em')),
  priceLarge: style(title([34, 40], [25, 28], 480, '-0.01em')),
  lead: style(text([19, 28], [17, 25])),
  body: style(text([16, 24], [16, 24])),
  strong: style(text([16, 24], [16, 24], 600)),
  small: style(text([14, 20], [14, 20])),
  caption: style(text([12.5, 16], [12.5, 16], 500)),
};
