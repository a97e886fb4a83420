import { style } from '@vanilla-extract/css';
import { popover as floating } from '../../../../ui/fields/field/options.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const popover = style([
  floating,
  {
    minWidth: 0,
    padding: vars.space[24],
    borderRadius: vars.radius.panel,
  },
]);

export const dialog = style({ outline: 'none' });

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  marginBlockStart: vars.space[16],
});

export const form = style({ width: 'min(360px, calc(100vw - 72px))' });
