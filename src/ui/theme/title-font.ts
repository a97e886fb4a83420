import { vars } from './theme.css.ts';

/** A first visit whose font of titles has not come yet (`public/fonts.js`). */
export const titleFontLater = ':root[data-fonts~="title-later"]';

/**
 * The font of titles, in a style. What has it names its stand-in too: a property of the root that changed
 * when the font comes would have the whole page styled again.
 */
export const titleFont = {
  fontFamily: vars.font.title,
  selectors: { [`${titleFontLater} &`]: { fontFamily: vars.font.titleStandIn } },
};
