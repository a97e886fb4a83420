import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

const { color, space } = vars;

export const back = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minHeight: vars.size.touch,
    color: color.sea,
    fontWeight: 600,
  },
]);
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
});
export const turn = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});
export const monthName = type.title3;
export const arrows = style({ display: 'flex', gap: space[8] });
export const hint = style([type.small, { color: color.ink2 }]);
