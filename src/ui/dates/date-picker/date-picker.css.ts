import { style } from '@vanilla-extract/css';
import * as field from '../../fields/field/field.css.ts';
import { popover as floating } from '../../fields/field/options.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

/** The parts of a day, each to be typed or stepped. */
export const segments = style([
  type.body,
  { display: 'inline-flex', minWidth: 0, fontWeight: 500, whiteSpace: 'pre' },
]);

export const input = style([
  segments,
  { flex: 1, padding: `${field.valueTop} 0 7px ${vars.space[16]}`, cursor: 'text' },
]);

export const segment = style({
  paddingInline: '1px',
  borderRadius: vars.radius.picture,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: vars.color.ink3, fontWeight: 400 },
    '&[data-type="literal"]': { padding: 0, color: vars.color.ink3 },
    '&[data-focused]': { background: vars.color.sea, color: vars.color.onSea },
    '&[data-disabled]': { color: vars.color.ink3 },
  },
});

export const end = style([field.end, { paddingInlineEnd: '6px' }]);

export const popover = style([floating, { minWidth: 0, padding: vars.space[12] }]);

export const dialog = style({ outline: 'none' });

export const actions = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockStart: vars.space[8],
});
