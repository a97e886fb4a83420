import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Across all parts: the figures side by side, the way to pay at the end of their line. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[16]} ${vars.space[40]}`,
});

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[12]} ${vars.space[40]}`,
  margin: 0,
});
export const when = style([type.small, { color: vars.color.ink2 }]);
export const sum = style([type.priceLarge, { margin: 0, whiteSpace: 'nowrap' }]);

export const word = style({ color: vars.color.ink2 });
export const pay = style({ '@media': { [media.tablet]: { marginInlineStart: 'auto' } } });
