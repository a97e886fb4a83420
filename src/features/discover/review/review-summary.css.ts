import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const summary = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto 1fr', gap: vars.space[48] } },
});

export const average = style([type.title1, { display: 'flex', alignItems: 'baseline' }]);
export const outOf = style([type.lead, { color: vars.color.ink2, marginInlineStart: '6px' }]);
export const count = style([type.small, { marginTop: vars.space[4], color: vars.color.ink2 }]);
