import { style } from '@vanilla-extract/css';
import { vars } from '../../../../../ui/theme/theme.css.ts';
import { type } from '../../../../../ui/theme/type.css.ts';

export const step = style({ display: 'grid', gap: vars.space[20] });

export const fileName = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);

export const boats = style({ display: 'grid' });
export const boat = style([
  type.small,
  {
    display: 'grid',
    gap: vars.space[4],
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);
export const boatName = type.strong;
export const quiet = style({ color: vars.color.ink2 });
export const clash = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: vars.space[8],
  color: vars.color.danger,
  fontWeight: 500,
});
