import { style } from '@vanilla-extract/css';
import { ownList } from '../../../ui/choices/own-list/own-list.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const label = style([
  type.small,
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[4], color: vars.color.ink2 },
]);

export const name = style({ '::after': { content: ':' } });

export const box = style({ position: 'relative', display: 'inline-flex', alignItems: 'center' });

export const select = style([
  ownList,
  {
    appearance: 'none',
    // The width of what is chosen, not of the longest choice, where the browser can.
    fieldSizing: 'content',
    minHeight: vars.size.touch,
    padding: `0 20px 0 ${vars.space[4]}`,
    border: 0,
    borderRadius: vars.radius.picture,
    background: 'transparent',
    color: vars.color.ink1,
    fontWeight: 600,
    cursor: 'pointer',
  },
]);

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: 0,
  color: vars.color.ink1,
  pointerEvents: 'none',
});
