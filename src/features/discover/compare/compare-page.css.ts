import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const back = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: vars.space[4],
    minHeight: vars.size.touch,
    color: vars.color.ink2,
    fontWeight: 500,
    selectors: { '&:hover': { color: vars.color.ink1 } },
  },
]);
