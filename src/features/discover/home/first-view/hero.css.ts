import { createVar, style } from '@vanilla-extract/css';
import { darkSystem, onPicture, whereNight } from '../../../../ui/theme/hour.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Begins at the top of the page: the header lies over it. */
export const hero = style({
  position: 'relative',
  display: 'flow-root',
  containerType: 'inline-size',
  minHeight: '600px',
  background: onPicture.ground,
  color: onPicture.ink,
  '@media': {
    // The boat sails below the words until there is room beside them.
    [media.tablet]: { minHeight: 'max(860px, 100vw)' },
    [media.laptop]: { minHeight: '660px' },
    [media.desktop]: { minHeight: 'max(680px, 34vw)' },
    // As high as the words: the search is what it is about, and the boat is in the sky's place.
    [media.low]: { minHeight: 0 },
  },
});

const [wide, tall] = [createVar('wide'), createVar('tall')];

/**
 * The scene of an hour: 1800 × 600, and 800 × 900 below 900 px. In the styles themselves: the largest thing of the first
 * view is there with the document, and the eight are so much alike that together they compress to six kilobytes.
 */
const hour = (light: 'dawn' | 'noon' | 'golden' | 'night') => {
  const drawn = (shape: string) =>
    `url("../../../../../generated/scenes/hero-${light}-${shape}.svg?inline")`;
  return { vars: { [wide]: drawn('wide'), [tall]: drawn('tall') } };
};

const [byClock, byChoice, bySystem] = whereNight;

/** The bay at the visitor's hour. As a background, because only the one that is shown is to be drawn. */
export const scene = style({
  ...hour('dawn'),
  position: 'absolute',
  inset: 0,
  backgroundImage: tall,
  backgroundSize: 'cover',
  // The gulet is whole from 320 px on.
  backgroundPosition: '67% 100%',
  selectors: {
    ':root[data-hour="noon"] &': hour('noon'),
    ':root[data-hour="golden"] &': hour('golden'),
    [`${byClock} &`]: hour('night'),
    [`${byChoice} &`]: hour('night'),
  },
  '@media': {
    [media.laptop]: { backgroundImage: wide, backgroundPosition: '69% 100%' },
    // Room behind the flag at her stern.
    'screen and (900px <= width < 1100px)': { backgroundPosition: '74% 100%' },
    [media.low]: { backgroundImage: wide, backgroundPosition: '69% 72%' },
    [darkSystem]: { selectors: { [`${bySystem} &`]: hour('night') } },
  },
});

export const texts = style({
  position: 'relative',
  width: '100%',
  maxWidth: `calc(${vars.size.content} + 2 * 56px)`,
  marginInline: 'auto',
  // Above the search, which reaches into the picture.
  padding: `88px ${vars.space[20]} 112px`,
  '@media': {
    [media.tablet]: { paddingInline: vars.space[32], paddingTop: '104px' },
    [media.desktop]: { paddingInline: '56px' },
    [media.low]: { paddingBlock: `84px ${vars.space[88]}` },
  },
});

export const title = style([
  type.display,
  {
    '@media': {
      'screen and (width < 360px)': { fontSize: '2.5rem', lineHeight: '2.625rem' },
      // However large the letters are, they end before the boat.
      [media.laptop]: { fontSize: 'min(4.75rem, 7.2vw)' },
      [media.low]: { fontSize: '2.25rem' },
    },
  },
]);

export const lead = style([
  type.lead,
  {
    marginTop: vars.space[12],
    maxWidth: '34ch',
    '@media': {
      [media.tablet]: { marginTop: vars.space[16], maxWidth: '42ch' },
      [media.laptop]: { maxWidth: 'min(42ch, 44vw)' },
      [media.low]: { marginTop: vars.space[4], fontSize: '1rem', lineHeight: '1.5rem' },
    },
    // Letters so large that the words reach the boat.
    '@container': {
      '(width < 17rem)': {
        marginInline: '-8px',
        padding: '8px',
        borderRadius: vars.radius.picture,
        background: `color-mix(in oklab, ${onPicture.paper} 72%, transparent)`,
      },
    },
  },
]);
