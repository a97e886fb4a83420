import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  rowGap: vars.space[4],
  marginBlockStart: vars.space[24],
  '@media': { [media.tablet]: { marginBlockStart: vars.space[32] } },
});

export const title = style([type.title2, { minWidth: 0, overflowWrap: 'anywhere' }]);

export const results = style({ marginBlockStart: vars.space[24] });
