import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
export const refusal = style([type.small, { color: vars.color.ink2 }]);

/** What will follow, one sentence each. */
export const consequences = style({
  display: 'grid',
  gap: vars.space[8],
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
});
export const way = style({ color: vars.color.sea, fontWeight: 600 });
