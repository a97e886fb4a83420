import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const lines = style({ display: 'grid', maxWidth: '420px' });

export const line = style([
  type.small,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[16],
    paddingBlock: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.ink2,
  },
]);

export const total = style([
  line,
  { borderBlockEnd: 'none', color: vars.color.ink1, fontWeight: 600 },
]);

export const figure = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
