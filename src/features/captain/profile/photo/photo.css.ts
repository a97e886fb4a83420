import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const photo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[20],
  marginBlockEnd: vars.space[20],
});

export const controls = style({ display: 'grid', gap: vars.space[12], minWidth: 0 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const hint = style([type.small, { color: vars.color.ink2 }]);

export const error = style([type.small, { color: vars.color.danger }]);

export const crop = style({ display: 'grid', gap: vars.space[16] });

export const stage = style({
  position: 'relative',
  height: 'min(320px, 48vh)',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.surface3,
});

export const preview = style({ display: 'flex', alignItems: 'center', gap: vars.space[16] });

export const window = style({
  position: 'relative',
  flex: 'none',
  width: '96px',
  height: '96px',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
});

export const shown = style({ position: 'absolute', maxWidth: 'none' });
