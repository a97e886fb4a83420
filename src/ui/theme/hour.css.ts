import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/**
 * What stands on the picture that the home page opens with. `public/theme.js` tells the hour of the
 * visitor in `data-hour`: dawn, noon, golden or night. In the dark theme it is always night.
 */
export const onPicture = createGlobalThemeContract({
  /** Words, and what takes their colour for a ground. */
  ink: 'on-picture-ink',
  paper: 'on-picture-paper',
  /** Behind what a pointer is over. */
  veil: 'on-picture-veil',
  /** In the place of the picture until it is there. */
  ground: 'on-picture-ground',
});

const { night, onNight, sunDawn, sunNoon } = vars.fixed;

const byDay = {
  [onPicture.ink]: night,
  [onPicture.paper]: onNight,
  [onPicture.veil]: `color-mix(in oklab, ${onNight} 45%, transparent)`,
  [onPicture.ground]: sunDawn,
};

const byNight = {
  [onPicture.ink]: onNight,
  [onPicture.paper]: night,
  [onPicture.veil]: `color-mix(in oklab, ${onNight} 18%, transparent)`,
  [onPicture.ground]: night,
};

/** Where it is night: by the clock, or by the theme. The last is to stand in a query for a dark system. */
export const whereNight = [
  ':root[data-hour="night"]',
  ':root[data-theme="dark"]',
  ':root:not([data-theme="light"])',
] as const;

const [byClock, byChoice, bySystem] = whereNight;
export const darkSystem = 'screen and (prefers-color-scheme: dark)';

globalStyle(':root', { vars: byDay });
globalStyle(':root[data-hour="noon"]', {
  vars: { [onPicture.ground]: `color-mix(in oklab, ${sunNoon} 20%, ${onNight})` },
});
globalStyle(byClock, { vars: byNight });
globalStyle(byChoice, { vars: byNight });
globalStyle(bySystem, { '@media': { [darkSystem]: { vars: byNight } } });
