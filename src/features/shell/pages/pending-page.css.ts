import { style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const page = style([
  content,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[32],
    paddingBlockStart: vars.space[40],
  },
]);
