import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const search = style({ maxWidth: '480px' });

export const count = style([
  type.small,
  { marginBlock: `${vars.space[16]} ${vars.space[8]}`, color: vars.color.ink2 },
]);

export const list = style({ maxWidth: '840px', borderTop: `1px solid ${vars.color.ink1}` });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  minHeight: '76px',
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.surface2 } } } },
});

export const texts = style({ display: 'grid', flex: 1, minWidth: 0 });
export const name = style([type.strong, { overflowWrap: 'anywhere' }]);
export const detail = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);
export const arrow = style({ flex: 'none', color: vars.color.ink3 });
