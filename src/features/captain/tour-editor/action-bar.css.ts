import { globalStyle, style } from '@vanilla-extract/css';
import * as editor from '../../../forms/editor/editor.css.ts';
import { media } from '../../../ui/theme/media.ts';

/** Two and two on a phone; what is left over has a row to itself. */
export const bar = style([
  editor.bar,
  { '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } } },
]);

globalStyle(`${bar} > :is(:not(a, button), :last-child:nth-child(odd))`, { gridColumn: '1 / -1' });
