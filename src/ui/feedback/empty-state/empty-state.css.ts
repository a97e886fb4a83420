import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  maxWidth: '640px',
  marginInline: 'auto',
  textAlign: 'center',
});

export const title = style([type.title3, { marginTop: vars.space[32] }]);

export const message = style({
  marginTop: vars.space[8],
  maxWidth: '48ch',
  color: vars.color.ink2,
  textWrap: 'balance',
});

export const action = style({ marginTop: vars.space[24] });
