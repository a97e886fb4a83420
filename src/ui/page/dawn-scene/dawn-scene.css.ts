import { style } from '@vanilla-extract/css';
import { darkSystem, whereNight } from '../../theme/hour.css.ts';
import { vars } from '../../theme/theme.css.ts';

const [, byChoice, bySystem] = whereNight;

/** Shown or not in the dark theme, whatever the hour is. */
const inTheDark = (display: 'block' | 'none') => ({
  selectors: { [`${byChoice} &`]: { display } },
  '@media': { [darkSystem]: { selectors: { [`${bySystem} &`]: { display } } } },
});

/** On the root while such a scene is on the page: what stands around it can yield. */
export const root = style({});

export const scene = style({ width: '100%', height: 'auto', borderRadius: vars.radius.picture });
export const byDay = style([scene, inTheDark('none')]);
export const byNight = style([scene, { display: 'none' }, inTheDark('block')]);
