import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const rows = style({ display: 'grid', gap: vars.space[12], marginBlockEnd: vars.space[8] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
  alignItems: 'center',
});
