import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Two days with their year need the whole line of a phone. */
export const days = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'span 2' } },
});

export const person = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[8],
  overflowWrap: 'anywhere',
});

export const name = style([
  type.strong,
  { display: 'inline-flex', alignItems: 'center', minHeight: '32px', color: vars.color.ink1 },
]);

export const username = style([
  type.small,
  { flexBasis: '100%', color: vars.color.ink2, fontWeight: 400 },
]);
export const email = style({ overflowWrap: 'anywhere' });
