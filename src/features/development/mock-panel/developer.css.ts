import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** Before the app's dialogs, behind its toasts. */
const above = `calc(${vars.z.overlay} + 1)`;

/** It keeps to the page's margin, tucked in where that is narrow, so it lies on nothing. */
export const toggle = style({
  position: 'fixed',
  zIndex: above,
  insetInlineStart: '-20px',
  insetBlockEnd: `calc(${vars.space[88]} + env(safe-area-inset-bottom))`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  width: '40px',
  height: vars.size.touch,
  paddingInlineEnd: '2px',
  borderRadius: vars.radius.pill,
  background: vars.color.ink1,
  color: vars.color.surface0,
  '@media': {
    [media.tablet]: {
      insetInlineStart: '-12px',
      insetBlockEnd: vars.space[24],
      paddingInlineEnd: vars.space[4],
    },
    [media.desktop]: {
      insetInlineStart: vars.space[8],
      height: '40px',
      padding: 0,
      justifyContent: 'center',
    },
  },
});

export const panel = style({
  position: 'fixed',
  zIndex: above,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '64dvh',
  borderStartStartRadius: vars.radius.panel,
  borderStartEndRadius: vars.radius.panel,
  background: vars.color.surface1,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
  '@media': {
    [media.tablet]: {
      insetInlineEnd: 'auto',
      insetBlockStart: 0,
      width: '380px',
      height: 'auto',
      borderRadius: 0,
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[8]} 0 ${vars.space[20]}`,
});

export const title = style([type.title3]);
export const stateLine = style([type.small, { color: vars.color.ink2 }]);

export const body = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `0 ${vars.space[20]} ${vars.space[24]}`,
});

// Five tabs in the width of a phone; they stay visible above what scrolls.
globalStyle(`${body} [role="tablist"]`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  gap: vars.space[20],
  background: vars.color.surface1,
});

const foot = style([
  type.small,
  {
    padding: `${vars.space[12]} ${vars.space[20]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${vars.color.line}`,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    // Still there to be heard when words come into it.
    selectors: { '&:empty': { padding: 0, borderTop: 0 } },
  },
]);
export const outcome = style([foot, { color: vars.color.positive }]);
export const failure = style([foot, { color: vars.color.danger }]);
