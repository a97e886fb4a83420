import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const progress = style({ display: 'grid', gap: vars.space[8] });

export const beside = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    minHeight: '28px',
    color: vars.color.ink2,
  },
]);

export const sign = style([
  type.caption,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '22px',
    height: '22px',
    borderRadius: vars.radius.pill,
    border: '1px solid transparent',
    color: vars.color.ink2,
  },
]);

export const visited = style([sign, { borderColor: vars.color.sea, color: vars.color.sea }]);
