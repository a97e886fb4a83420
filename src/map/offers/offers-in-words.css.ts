import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const why = style([type.small, { color: vars.color.ink2, marginBlockEnd: vars.space[8] }]);

export const rows = style({ display: 'grid' });

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
  width: '100%',
  minHeight: vars.size.touch,
  paddingBlock: vars.space[8],
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
});

export const name = style({ fontFamily: vars.font.title, fontSize: '1.125rem' });
export const price = style([type.small, { fontWeight: 600, whiteSpace: 'nowrap' }]);
