import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';
import * as field from '../field/field.css.ts';

// The label stands above the text, not on it: long text scrolls below it.
export const box = style([field.box, { flexDirection: 'column' }]);

export const label = style([
  field.label,
  {
    position: 'static',
    maxWidth: 'none',
    padding: `9px ${vars.space[16]} 0`,
    whiteSpace: 'normal',
  },
]);

export const input = style([
  field.input,
  {
    flex: 'none',
    display: 'block',
    minHeight: vars.size.touch,
    maxHeight: '60dvh',
    padding: `0 ${vars.space[16]} ${vars.space[12]}`,
    resize: 'vertical',
    overflowWrap: 'anywhere',
    // Grows with the text where the browser can; elsewhere it scrolls.
    fieldSizing: 'content',
  },
]);

export const below = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const messages = style({ minWidth: 0 });

export const counter = style([
  type.small,
  {
    flex: 'none',
    marginBlockStart: vars.space[8],
    marginInlineStart: 'auto',
    color: vars.color.ink2,
  },
]);

export const over = style([counter, { color: vars.color.danger, fontWeight: 600 }]);

export const scarce = style([counter, { color: vars.color.warning, fontWeight: 600 }]);
