import { globalStyle, style } from '@vanilla-extract/css';
import * as editor from '../../../forms/editor/editor.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** One row on a phone; what a save is sending stands above it. */
export const bar = style([editor.bar, { '@media': { [media.phone]: { gap: vars.space[8] } } }]);

globalStyle(`${bar} > :not(a, button)`, { '@media': { [media.phone]: { flexBasis: '100%' } } });

// Beside the menu, the two that are pressed on every step share the room.
globalStyle(`${bar} > button:not(:first-of-type)`, {
  '@media': { [media.phone]: { flex: '1 1 auto', paddingInline: vars.space[12] } },
});
