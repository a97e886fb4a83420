import { style } from '@vanilla-extract/css';
import { iconButton } from '../../../../ui/actions/icon-button/icon-button.css.ts';
import { weekdayHead } from '../../../../ui/dates/weekday-head.css.ts';
import { chosen, focused, forcedStates } from '../../../../ui/theme/forced.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const calendar = style({ maxWidth: '100%' });

export const months = style({
  display: 'grid',
  gap: vars.space[32],
  gridAutoFlow: 'column',
  justifyContent: 'center',
});

export const header = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginBlockEnd: vars.space[8],
});

export const heading = style([
  type.strong,
  { position: 'absolute', insetInline: vars.size.touch, textAlign: 'center' },
]);

export const next = style([iconButton, { marginInlineStart: 'auto' }]);

export const grid = style({ borderCollapse: 'separate', borderSpacing: '0 2px' });

export const weekday = style([weekdayHead, { height: vars.space[32], color: vars.color.ink3 }]);

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  width: 'min(44px, 12vw)',
  height: '44px',
  borderRadius: vars.radius.cell,
  fontSize: '0.9375rem',
  fontWeight: 500,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled]': {
      color: vars.color.calPastInk,
      fontWeight: 400,
      textDecoration: 'line-through',
      cursor: 'default',
    },
    '&[data-selected]': { background: vars.color.seaSoft, borderRadius: 0 },
    '&[data-selection-start]': {
      background: vars.color.sea,
      color: vars.color.onSea,
      borderStartStartRadius: vars.radius.cell,
      borderEndStartRadius: vars.radius.cell,
    },
    '&[data-selection-end]': {
      background: vars.color.sea,
      color: vars.color.onSea,
      borderStartEndRadius: vars.radius.cell,
      borderEndEndRadius: vars.radius.cell,
    },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.ink1}` },
  },
  '@media': {
    ...forcedStates({ '&[data-selected]': chosen, '&[data-focus-visible]': focused }),
    [media.hover]: {
      selectors: {
        '&:hover:not([data-disabled], [data-selection-start], [data-selection-end])': {
          background: vars.color.surface3,
        },
      },
    },
  },
});
