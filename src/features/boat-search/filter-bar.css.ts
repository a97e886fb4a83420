import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

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
  '@media': {
    [media.laptop]: { flexWrap: 'wrap', columnGap: vars.space[20], rowGap: vars.space[12] },
  },
});

const fromLaptop = {
  display: 'none',
  '@media': { [media.laptop]: { display: 'flex' } },
} as const;

export const chips = style([fromLaptop, { alignItems: 'center', gap: vars.space[8] }]);

export const types = style({ display: 'flex', gap: vars.space[8] });

export const drawer = style({ flex: 'none', '@media': { [media.laptop]: { display: 'none' } } });
