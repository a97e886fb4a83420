import { style, styleVariants } from '@vanilla-extract/css';
import { popover as floating } from '../../fields/field/options.css.ts';
import { vars } from '../../theme/theme.css.ts';

export const popover = styleVariants({
  text: [
    floating,
    { minWidth: '240px', maxWidth: 'min(420px, calc(100vw - 24px))', padding: vars.space[20] },
  ],
  form: [floating, { minWidth: 0, padding: vars.space[24], borderRadius: vars.radius.panel }],
});

export const dialog = style({ outline: 'none' });
