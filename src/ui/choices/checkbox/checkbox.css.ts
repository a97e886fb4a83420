import { style } from '@vanilla-extract/css';
import { chosen, edgedWith } from '../../theme/forced.ts';
import { vars } from '../../theme/theme.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  minHeight: vars.size.touch,
  paddingBlock: '10px',
  cursor: 'pointer',
  selectors: {
    '&[data-readonly]': { cursor: 'default' },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'default' },
  },
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.picture,
  background: vars.color.surface1,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  color: 'transparent',
  transition: `background-color ${vars.duration.press} ${vars.ease.enter}`,
  selectors: {
    [`${row}[data-selected] &`]: {
      background: vars.color.sea,
      boxShadow: 'none',
      color: vars.color.onSea,
    },
    [`${row}[data-disabled] &`]: { opacity: 0.5 },
    [`${row}[data-invalid] &`]: { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
    [`${row}[data-focus-visible] &`]: {
      outline: `2px solid ${vars.color.sea}`,
      outlineOffset: '2px',
    },
  },
  '@media': edgedWith({ [`${row}[data-selected] &`]: chosen }),
});

/** Below the words, not below their mark. */
export const messages = style({
  marginBlockStart: '-10px',
  paddingInlineStart: `calc(24px + ${vars.space[12]})`,
});
