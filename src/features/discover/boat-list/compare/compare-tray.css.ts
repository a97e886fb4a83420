import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const tray = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.sticky,
  marginBlockStart: vars.space[32],
  paddingBlock: `${vars.space[12]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface1,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  rowGap: vars.space[8],
});

export const boats = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minWidth: 0,
  flex: '1 1 auto',
});

export const boat = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minWidth: 0,
  flex: '0 1 auto',
});

export const picture = style({
  width: '56px',
  height: '42px',
  objectFit: 'cover',
  borderRadius: vars.radius.picture,
  '@media': { [media.phone]: { display: 'none' } },
});

export const name = style([
  type.small,
  { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.touch,
  height: vars.size.touch,
  marginInlineStart: '-8px',
  borderRadius: vars.radius.pill,
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[20],
  marginInlineStart: 'auto',
});

export const clear = style([type.small, { minHeight: vars.size.touch }]);
export const more = style([type.small, { color: vars.color.ink2 }]);
