import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const payment = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
});

export const cards = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const card = style([
  type.caption,
  {
    padding: `3px ${vars.space[8]}`,
    borderRadius: vars.radius.picture,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    background: vars.color.surface1,
    color: vars.color.ink2,
    fontWeight: 600,
  },
]);

export const secure = style([
  type.caption,
  { display: 'flex', alignItems: 'center', gap: vars.space[4], color: vars.color.ink2 },
]);
