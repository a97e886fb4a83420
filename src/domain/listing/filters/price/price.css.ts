import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const bars = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2px',
  height: '48px',
  marginBlockEnd: vars.space[8],
});

export const bar = style({
  flex: 1,
  minHeight: '1px',
  borderRadius: '2px 2px 0 0',
  background: vars.color.line,
  selectors: { '&[data-chosen]': { background: vars.color.sea } },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[12],
});

export const prices = style({ display: 'grid', gap: vars.space[16] });
