import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const earnings = style({ display: 'grid', gap: vars.space[24], minWidth: 0 });

export const legend = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[20]}`,
    color: vars.color.ink2,
  },
]);
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });
const swatch = style({
  width: '18px',
  height: '18px',
  borderRadius: vars.radius.picture,
  border: '1.5px solid transparent',
});
export const done = style([swatch, { background: vars.color.sea }]);
export const current = style([swatch, { background: vars.color.accent }]);
export const reserved = style([
  swatch,
  { background: vars.color.seaSoft, border: `1.5px dashed ${vars.color.sea}` },
]);

export const panel = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  padding: vars.space[20],
  borderRadius: vars.radius.panel,
  background: vars.color.surface2,
});
export const panelTitle = type.strong;
export const panelText = style([type.small, { color: vars.color.ink2 }]);
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  paddingBlockStart: vars.space[8],
});
