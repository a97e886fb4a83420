import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
});

export const section = styleVariants({
  normal: [base, { gap: vars.space[16] }],
  tight: [base, { gap: vars.space[12], breakInside: 'avoid' }],
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
});

export const heading = type.title3;
