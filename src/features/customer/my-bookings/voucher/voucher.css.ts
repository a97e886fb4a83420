import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const voucher = style({
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: vars.color.surface1,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
  breakInside: 'avoid',
});

export const picture = style({
  height: '180px',
  overflow: 'hidden',
  background: vars.color.surface3,
  '@media': { [media.tablet]: { height: '240px' } },
});
globalStyle(`${picture} > *`, { width: '100%', height: '100%', objectFit: 'cover' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[12],
  padding: `${vars.space[24]} ${vars.space[24]} 0`,
});

export const number = style([type.priceSmall, { fontVariantNumeric: 'tabular-nums' }]);

export const caption = style([type.caption, { color: vars.color.ink3 }]);

/** The line along which a ticket is torn. */
export const tear = style({
  height: 0,
  margin: `${vars.space[20]} ${vars.space[24]}`,
  borderBlockStart: `2px dashed ${vars.color.line}`,
});

export const lines = style({
  display: 'grid',
  gap: `${vars.space[16]} ${vars.space[24]}`,
  padding: `0 ${vars.space[24]} ${vars.space[24]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });

export const value = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const money = style([type.priceSmall]);
