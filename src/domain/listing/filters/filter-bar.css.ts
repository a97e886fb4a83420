import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.sticky,
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface0,
  '@media': { [media.laptop]: { paddingBlock: vars.space[16] } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  '@media': { [media.laptop]: { columnGap: vars.space[12] } },
});

export const fromLaptop = style({
  display: 'none',
  flex: 'none',
  '@media': { [media.laptop]: { display: 'block' } },
});
