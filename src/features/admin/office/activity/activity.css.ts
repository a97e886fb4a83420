import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const days = style({ display: 'grid', gap: vars.space[24] });

export const day = style([
  type.strong,
  { paddingBlockEnd: vars.space[8], borderBlockEnd: `1px solid ${vars.color.ink1}` },
]);

export const entry = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const text = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: vars.size.touch,
  paddingBlock: vars.space[8],
});

export const way = style([
  text,
  {
    borderRadius: vars.radius.picture,
    selectors: { '&:hover': { background: vars.color.surface2 } },
  },
]);

export const title = style({ overflowWrap: 'anywhere' });
export const about = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);
