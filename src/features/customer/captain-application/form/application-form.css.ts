import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const part = style({
  display: 'grid',
  gap: vars.space[16],
  minWidth: 0,
  paddingBlockEnd: vars.space[32],
});

export const heading = style([type.title3, { paddingBlockEnd: vars.space[4] }]);

export const pair = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const sending = style([
  type.small,
  { paddingBlockStart: vars.space[8], color: vars.color.ink2 },
]);
