import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const picker = style({ display: 'grid', gap: vars.space[12] });

export const map = style({ height: '420px', borderRadius: vars.radius.panel });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});

export const chosen = style([type.small, { color: vars.color.ink2 }]);
