import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const route = style({ display: 'grid', gap: vars.space[20] });

export const stops = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[12]} ${vars.space[24]}`,
});

export const stop = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });

export const number = style([
  type.caption,
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: '24px',
    height: '24px',
    borderRadius: vars.radius.pill,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.ink1}`,
    fontWeight: 600,
  },
]);
