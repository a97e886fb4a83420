import { style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const band = style({
  background: vars.color.warningSoft,
  color: vars.color.ink1,
});

export const line = style([
  content,
  type.small,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    paddingBlock: vars.space[12],
  },
]);

export const icon = style({ flex: 'none', color: vars.color.warning });
