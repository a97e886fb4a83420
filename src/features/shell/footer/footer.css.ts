import { globalStyle, style } from '@vanilla-extract/css';
import { root as dawnOnPage } from '../../../ui/page/dawn-scene/dawn-scene.css.ts';
import { content as contentColumn, hidden } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const footer = style({
  // It is night here at every time of day, for all that stands in it.
  vars: {
    [vars.color.ink1]: vars.fixed.onNight,
    [vars.color.ink2]: vars.fixed.onNightQuiet,
    [vars.color.ink3]: vars.fixed.onNightQuiet,
    [vars.color.sea]: vars.fixed.onNight,
    [vars.color.onSea]: vars.fixed.night,
    [vars.color.surface0]: vars.fixed.night,
    [vars.color.surface1]: vars.fixed.night,
    [vars.color.surface3]: vars.fixed.nightLine,
    [vars.color.line]: vars.fixed.nightLine,
    [vars.color.lineStrong]: vars.fixed.onNightQuiet,
  },
  marginTop: vars.space[24],
  background: vars.fixed.night,
  color: vars.fixed.onNight,
  '@media': {
    [media.tablet]: { marginTop: vars.space[40] },
    [media.laptop]: { marginTop: vars.space[48] },
  },
});

export const scene = style({
  width: '100%',
  aspectRatio: '800 / 600',
  maxHeight: '420px',
  objectFit: 'cover',
  objectPosition: '70% 0',
  // The sea goes over into the ground below it.
  maskImage: `linear-gradient(${vars.fixed.night} 70%, transparent)`,
  '@media': { [media.tablet]: { aspectRatio: '1400 / 420' } },
});

/** Below every page but the first: a strip of the same night. */
export const strip = style([
  scene,
  {
    aspectRatio: 'auto',
    height: '72px',
    objectPosition: '82% 0',
    '@media': { [media.tablet]: { aspectRatio: 'auto', height: '120px' } },
  },
]);

// Below a sea by day that tells of nothing found, a second sea would be too much.
globalStyle(`${dawnOnPage} ${strip}`, { display: 'none' });

export const content = style([
  contentColumn,
  {
    paddingBlock: `${vars.space[16]} calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
    // Out of sight when a page opens: it is laid out when somebody comes near it.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 470px',
    '@media': {
      [media.tablet]: {
        paddingBlock: `${vars.space[24]} ${vars.space[32]}`,
        containIntrinsicBlockSize: 'auto 560px',
      },
      [media.laptop]: { containIntrinsicBlockSize: 'auto 355px' },
    },
  },
]);

export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': {
    [media.tablet]: { gap: vars.space[40] },
    [media.laptop]: { gridTemplateColumns: 'minmax(240px, 1fr) 2fr' },
  },
});

export const about = style({
  display: 'grid',
  gap: vars.space[8],
  justifyItems: 'start',
  alignContent: 'start',
  '@media': { [media.tablet]: { gap: vars.space[16] } },
});

export const contact = style({
  fontStyle: 'normal',
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[20],
    },
  },
});

export const quiet = style([type.small, { color: vars.fixed.onNightQuiet, maxWidth: '34ch' }]);

export const links = style({
  display: 'grid',
  gap: `${vars.space[8]} ${vars.space[24]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: vars.space[16] },
  },
});

// On phones the links of a group follow each other in lines, and its heading is there to be heard.
globalStyle(`${links} ul`, {
  '@media': {
    [media.phone]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[20] },
  },
});

export const heading = style([
  type.small,
  {
    fontWeight: 600,
    marginBottom: vars.space[4],
    '@media': { [media.phone]: hidden },
  },
]);

export const link = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.touch,
    color: vars.fixed.onNightQuiet,
    selectors: {
      '&:hover': { color: vars.fixed.onNight, textDecoration: 'underline' },
    },
  },
]);

export const last = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[8]} ${vars.space[24]}`,
    marginTop: vars.space[16],
    paddingTop: vars.space[16],
    borderTop: `1px solid ${vars.fixed.nightLine}`,
    color: vars.fixed.onNightQuiet,
    '@media': { [media.tablet]: { marginTop: vars.space[48] } },
  },
]);
