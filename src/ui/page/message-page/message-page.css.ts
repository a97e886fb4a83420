import { style } from '@vanilla-extract/css';
import { content } from '../../theme/global.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const page = style([
  content,
  {
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    paddingBlockStart: vars.space[40],
  },
]);

export const scene = style({ width: '100%', maxWidth: '840px', marginBottom: vars.space[40] });

export const title = style([type.title2, { maxWidth: '22ch' }]);

export const message = style([
  type.lead,
  { marginTop: vars.space[12], maxWidth: '46ch', color: vars.color.ink2, textWrap: 'balance' },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[12],
  marginTop: vars.space[32],
});
