import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const error = style({
  display: 'grid',
  justifyItems: 'start',
  maxWidth: '56ch',
  paddingBlock: vars.space[24],
});

/** All that the page shows, like the other pages that say one thing. */
export const whole = style([
  error,
  { justifyItems: 'center', marginInline: 'auto', textAlign: 'center' },
]);

export const scene = style({ width: '100%', marginBlockEnd: vars.space[24] });

export const icon = style({ height: '28px', color: vars.color.danger });

export const title = style([type.title3, { marginTop: vars.space[12] }]);

export const message = style({ marginTop: vars.space[8] });

export const suggestions = style([
  type.small,
  {
    marginTop: vars.space[12],
    paddingInlineStart: vars.space[20],
    color: vars.color.ink2,
    listStyle: 'disc',
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  marginTop: vars.space[24],
});

// One alone is a sentence and no list.
globalStyle(`${suggestions}:has(> :only-child)`, { paddingInlineStart: 0, listStyle: 'none' });
globalStyle(`${whole} ${suggestions}`, { paddingInlineStart: 0, listStyle: 'none' });
globalStyle(`${whole} ${actions}`, { justifyContent: 'center' });
globalStyle(`${suggestions} li`, { paddingBlock: '2px' });
globalStyle(`${suggestions} a`, { color: vars.color.sea, textDecoration: 'underline' });
