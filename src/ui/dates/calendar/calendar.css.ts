import { style } from '@vanilla-extract/css';
import { iconButton } from '../../actions/icon-button/icon-button.css.ts';
import { chosen, forcedStates } from '../../theme/forced.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';
import { weekdayHead } from '../weekday-head.css.ts';

export const calendar = style({ maxWidth: '100%', width: 'fit-content' });

export const months = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[32],
  justifyContent: 'start',
  '@media': { [media.laptop]: { gridAutoFlow: 'column' } },
});

export const header = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: vars.size.touch,
  marginBlockEnd: vars.space[8],
  paddingInline: vars.size.touch,
});

export const heading = style([type.strong, { textAlign: 'center' }]);

export const jumps = style({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'center',
  gap: '4px',
});

export const jump = style([
  type.strong,
  {
    minWidth: 0,
    minHeight: vars.size.touch,
    paddingInline: vars.space[8],
    border: 0,
    borderRadius: vars.radius.picture,
    background: 'transparent',
    cursor: 'pointer',
    '@media': { [media.hover]: { ':hover': { background: vars.color.surface3 } } },
  },
]);

export const jumpOption = style({ background: vars.color.surface1, color: vars.color.ink1 });

const turn = { position: 'absolute', insetBlockStart: 0, zIndex: 1 } as const;
export const previous = style([iconButton, { ...turn, insetInlineStart: 0 }]);
export const next = style([iconButton, { ...turn, insetInlineEnd: 0 }]);

export const grid = style({ borderCollapse: 'separate', borderSpacing: '0 2px' });

export const weekday = style([
  weekdayHead,
  { height: vars.space[32], padding: 0, color: vars.color.ink3 },
]);

export const cell = style([
  type.small,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    width: 'min(44px, (100vw - 64px) / 7)',
    height: '44px',
    borderRadius: vars.radius.cell,
    fontWeight: 500,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-present]::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: '6px',
        width: '4px',
        height: '4px',
        borderRadius: vars.radius.pill,
        background: 'currentColor',
      },
      '&[data-disabled], &[data-unavailable]': {
        color: vars.color.calPastInk,
        fontWeight: 400,
        textDecoration: 'line-through',
        cursor: 'default',
      },
      // Nothing can be chosen from a calendar that is disabled; that is not said of every day.
      [`${calendar}[data-disabled] &`]: { textDecoration: 'none' },
      '&[data-selected]': { background: vars.color.sea, color: vars.color.onSea },
      [`${calendar}[data-disabled] &[data-selected]`]: {
        background: vars.color.surface3,
        color: vars.color.ink2,
      },
      '&[data-selected][data-invalid]': {
        background: vars.color.dangerSoft,
        color: vars.color.danger,
      },
      '&[data-focus-visible]': {
        outline: `2px solid ${vars.color.sea}`,
        outlineOffset: '2px',
        zIndex: 1,
      },
    },
    '@media': {
      ...forcedStates({ '&[data-selected]': chosen }),
      [media.hover]: {
        selectors: {
          '&:hover:not([data-disabled], [data-unavailable], [data-selected])': {
            background: vars.color.surface3,
          },
        },
      },
    },
  },
]);

/** A day of a range: the days between its ends are one quiet band. */
export const rangeCell = style([
  cell,
  {
    selectors: {
      '&[data-selected]': {
        background: vars.color.seaSoft,
        color: vars.color.ink1,
        borderRadius: 0,
      },
      '&[data-selection-start], &[data-selection-end]': {
        background: vars.color.sea,
        color: vars.color.onSea,
        fontWeight: 600,
      },
      '&[data-selection-start]': {
        borderStartStartRadius: vars.radius.cell,
        borderEndStartRadius: vars.radius.cell,
      },
      '&[data-selection-end]': {
        borderStartEndRadius: vars.radius.cell,
        borderEndEndRadius: vars.radius.cell,
      },
    },
  },
]);

/** Cells that say more than their day are as high as the price calendars'. */
export const withContent = style({ height: '54px' });

// Drawn, not written: the short form is no part of the day's name, which says it in full.
export const content = style([type.caption, { '::before': { content: 'attr(data-shown)' } }]);

export const error = style([
  type.small,
  { marginBlockStart: vars.space[8], color: vars.color.danger, fontWeight: 500 },
]);
