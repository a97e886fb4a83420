import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const list = style({ outline: 'none' });

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.field,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  outline: 'none',
  selectors: {
    '&[data-selection-mode], &[data-href]': { cursor: 'pointer' },
    '&[data-selected]': {
      background: vars.color.surface3,
      boxShadow: `inset 3px 0 0 ${vars.color.sea}`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'default' },
  },
  // Each has a place of its own where rows are virtual, so none knows which is the last.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: vars.space[16],
    bottom: 0,
    borderBottom: `1px solid ${vars.color.line}`,
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[data-hovered]:not([data-selected])': { background: vars.color.surface2 },
      },
    },
  },
});

export const content = style({ flex: 1, minWidth: 0 });
export const check = style({
  visibility: 'hidden',
  flex: 'none',
  color: vars.color.sea,
  selectors: { '[data-selected] &': { visibility: 'visible' } },
});
