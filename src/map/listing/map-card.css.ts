import { style } from '@vanilla-extract/css';
import { iconButton } from '../../ui/actions/icon-button/icon-button.css.ts';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const card = style({
  position: 'absolute',
  insetInline: vars.space[12],
  // Above the button that leads back to the list, which stays at the foot of a small window.
  insetBlockEnd: `calc(${vars.size.control} + ${vars.space[32]})`,
  zIndex: 3,
  display: 'flex',
  gap: vars.space[12],
  padding: vars.space[8],
  maxWidth: '480px',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
  background: vars.color.surface1,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
  '@media': { [media.desktop]: { insetBlockEnd: vars.space[32] } },
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '2px' },
  },
});

export const picture = style({
  flex: 'none',
  width: '120px',
  height: '90px',
  objectFit: 'cover',
  borderRadius: vars.radius.picture,
});

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  flex: 1,
  minWidth: 0,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[8],
});

export const name = style([
  type.title3,
  { fontSize: '1.25rem', lineHeight: '1.5rem', paddingInlineEnd: '36px' },
]);
export const facts = style([type.small, { color: vars.color.ink2 }]);

export const close = style([
  iconButton,
  { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, zIndex: 1 },
]);
