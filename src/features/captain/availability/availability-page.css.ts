import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

const { color, space } = vars;

export const page = style({ display: 'grid', gap: space[16], minWidth: 0 });
export const kicker = style([type.small, { color: color.ink2 }]);
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[24]}`,
  minWidth: 0,
});
export const arrows = style({ display: 'flex', gap: space[8] });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], minWidth: 0 });
export const search = style({ width: '260px', maxWidth: '100%' });

export const count = style([type.small, { marginInlineStart: '6px', color: color.ink2 }]);
export const tools = style({ display: 'grid', gap: space[8], justifyItems: 'start' });
