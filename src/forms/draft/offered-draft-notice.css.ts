import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';

export const content = style({ display: 'grid', gap: vars.space[12] });
export const drafts = style({ display: 'grid', gap: vars.space[12] });
export const draft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[16]}`,
});
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
