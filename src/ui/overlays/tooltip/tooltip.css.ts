import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';
import { comingAndGoing } from '../overlay/motion.ts';

export const tooltip = style([
  type.small,
  {
    maxWidth: 'min(280px, calc(100vw - 24px))',
    padding: `6px ${vars.space[12]}`,
    borderRadius: vars.radius.cell,
    background: vars.color.ink1,
    color: vars.color.surface0,
    selectors: comingAndGoing(vars.duration.press, { opacity: 0 }),
  },
]);
