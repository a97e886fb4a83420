import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Begins at the top of the page: the header lies over it. */
export const hero = style({
  position: 'relative',
  height: '600px',
  // The scene's own sky and sea, so that the words can be read before it is there.
  background: vars.fixed.sunDawn,
  color: vars.fixed.night,
  '@media': {
    // The boat sails below the words until there is room beside them.
    [media.tablet]: { height: 'max(860px, 100vw)' },
    [media.laptop]: { height: '660px' },
    [media.desktop]: { height: 'max(680px, 34vw)' },
  },
});

export const scene = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '60% 100%',
  '@media': { [media.laptop]: { objectPosition: '69% 100%' } },
});

export const texts = style({
  position: 'relative',
  width: '100%',
  maxWidth: `calc(${vars.size.content} + 2 * 56px)`,
  marginInline: 'auto',
  padding: `88px ${vars.space[20]} 0`,
  '@media': {
    [media.tablet]: { paddingInline: vars.space[32], paddingTop: '104px' },
    [media.desktop]: { paddingInline: '56px' },
  },
});

export const title = style([
  type.display,
  { '@media': { 'screen and (width < 360px)': { fontSize: '2.5rem', lineHeight: '2.625rem' } } },
]);

export const lead = style([
  type.lead,
  {
    marginTop: vars.space[12],
    maxWidth: '34ch',
    '@media': { [media.tablet]: { marginTop: vars.space[16], maxWidth: '42ch' } },
  },
]);
