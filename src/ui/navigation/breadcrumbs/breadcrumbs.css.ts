import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const list = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', color: vars.color.ink2 },
]);

export const item = style({ display: 'inline-flex', alignItems: 'center', minWidth: 0 });

globalStyle(`${item} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  borderRadius: vars.radius.picture,
});
globalStyle(`${item} > a:hover`, {
  color: vars.color.ink1,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});

export const separator = style({
  flex: 'none',
  margin: `0 ${vars.space[4]}`,
  color: vars.color.ink3,
});

export const here = style([
  item,
  { color: vars.color.ink1, fontWeight: 500, minHeight: vars.size.touch, overflowWrap: 'anywhere' },
]);
