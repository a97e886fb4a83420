import { style } from '@vanilla-extract/css';
import { popover as floating } from '../../fields/field/options.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const popover = style([
  floating,
  { minWidth: '240px', maxWidth: 'min(420px, calc(100vw - 24px))', padding: vars.space[20] },
]);

export const dialog = style({ outline: 'none' });
