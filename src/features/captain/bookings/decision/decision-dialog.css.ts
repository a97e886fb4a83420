import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const form = style({ display: 'grid', gap: vars.space[20] });

export const facts = style({ display: 'grid', gap: vars.space[4] });
export const offer = style([type.strong, { overflowWrap: 'anywhere' }]);
export const detail = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);

export const current = style([
  type.small,
  { display: 'flex', alignItems: 'center', gap: vars.space[8], paddingBlockStart: vars.space[4] },
]);

/** Takes no room before it says something. */
export const note = style([
  type.small,
  { color: vars.color.sea, fontWeight: 600, selectors: { '&:empty': { display: 'none' } } },
]);

export const progress = style([type.small, { color: vars.color.ink2 }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space[12],
});
