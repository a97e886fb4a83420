import { globalStyle, style } from '@vanilla-extract/css';
import * as editor from '../../../forms/editor/editor.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

/** One row on a phone: a menu, and the acts of every step, which share the room; words are never cut. */
export const bar = style([
  editor.bar,
  {
    '@media': {
      [media.phone]: {
        display: 'grid',
        gridTemplateColumns: 'auto repeat(2, minmax(max-content, 1fr))',
        gap: vars.space[8],
        selectors: {
          '&[data-last]': { gridTemplateColumns: 'auto minmax(max-content, 1fr)' },
        },
      },
    },
  },
]);

// What a save is sending stands above.
globalStyle(`${bar} > :not(a, button)`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });

globalStyle(`${bar} > button:not(:first-of-type)`, {
  '@media': { [media.phone]: { paddingInline: vars.space[8] } },
});
