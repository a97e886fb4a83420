import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const summary = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto 1fr', gap: vars.space[48] } },
});

export const average = style([type.title1, { display: 'flex', alignItems: 'baseline' }]);
export const outOf = style([type.lead, { color: vars.color.ink2, marginInlineStart: '6px' }]);
export const count = style([type.small, { marginTop: vars.space[4], color: vars.color.ink2 }]);

export const distribution = style([type.small, { display: 'grid', gap: vars.space[4] }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.5ch 1fr 4ch',
  alignItems: 'center',
  gap: vars.space[12],
});

export const stars = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });
export const starIcon = style({ color: vars.color.ink2 });

export const track = style({
  height: '6px',
  borderRadius: vars.radius.pill,
  background: vars.color.surface3,
  overflow: 'hidden',
});

export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.ink1,
});

export const number = style({ color: vars.color.ink2, textAlign: 'end' });
