import { style, styleVariants } from '@vanilla-extract/css';
import { popover as floating } from '../../fields/field/options.css.ts';
import { vars } from '../../theme/theme.css.ts';

// Twice its class: the styles of lists of options may be loaded after these.
export const popover = styleVariants({
  text: [
    floating,
    {
      selectors: {
        '&&': {
          minWidth: '240px',
          maxWidth: 'min(420px, calc(100vw - 24px))',
          padding: vars.space[20],
        },
      },
    },
  ],
  form: [
    floating,
    {
      selectors: {
        '&&': { minWidth: 0, padding: vars.space[24], borderRadius: vars.radius.panel },
      },
    },
  ],
});

export const dialog = style({ outline: 'none' });
