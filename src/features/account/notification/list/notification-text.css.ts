import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const texts = style({ display: 'grid', gap: vars.space[4], minWidth: 0, flex: 1 });

export const title = style([type.body, { overflowWrap: 'anywhere' }]);

export const unreadTitle = style([title, { fontWeight: 600 }]);

export const dot = style({
  display: 'inline-block',
  width: '8px',
  height: '8px',
  marginInlineStart: vars.space[8],
  marginBottom: '1px',
  borderRadius: vars.radius.pill,
  background: vars.color.accentDeep,
});

/** Covers the row it stands in, which must be `position: relative`. */
export const link = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '2px' },
  },
});

export const message = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);

/** Two lines and no more, where there is little room. */
export const shortMessage = style([
  message,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
]);

export const time = style([type.caption, { color: vars.color.ink3 }]);
