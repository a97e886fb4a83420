import { style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const footer = style([content, { marginTop: vars.space[64] }]);

export const line = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[24]}`,
    paddingBlock: `${vars.space[12]} calc(${vars.space[12]} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${vars.color.line}`,
    color: vars.color.ink2,
  },
]);

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[20] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  selectors: { '&:hover': { color: vars.color.ink1, textDecoration: 'underline' } },
});
