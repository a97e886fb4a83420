import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const groups = style({
  display: 'grid',
  gap: vars.space[32],
  paddingBlock: vars.space[8],
});

export const legend = style([type.strong, { padding: 0, marginBlockEnd: vars.space[12] }]);

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const count = style({ opacity: 0.75, fontWeight: 400 });

export const footer = style({
  display: 'flex',
  gap: vars.space[12],
  width: '100%',
});

globalStyle(`${footer} > :last-child`, { flex: 1 });
