import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  // The bar stays at the edge of the window, where a sentence that goes does not move it under the finger.
  minHeight: 'calc(100dvh - 160px)',
  minWidth: 0,
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  alignContent: 'start',
});

/** Above the bar, which must not cover it when it comes into sight. */
export const notices = style({
  display: 'grid',
  gap: vars.space[12],
  scrollMarginBlockEnd: '160px',
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  whiteSpace: 'nowrap',
});

export const number = style([type.caption, { color: vars.color.ink3 }]);

export const count = style([
  type.caption,
  {
    minWidth: '20px',
    paddingInline: '6px',
    borderRadius: vars.radius.pill,
    background: vars.color.surface3,
    color: vars.color.ink2,
    textAlign: 'center',
  },
]);

export const wrong = style([
  count,
  { background: vars.color.dangerSoft, color: vars.color.danger },
]);

/** What is not saved yet; said in words beside it. */
export const unsaved = style({
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: vars.color.accentDeep,
});

/** Saving stays in sight, above the bar of the panel on a phone. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  background: vars.color.surface0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.flat]: { position: 'static' } },
});

/** On the root: what has the focus is scrolled above it. */
export const root = style({ vars: { '--action-bar': '144px' } });

export const reason = style([type.small, { flex: '1 1 240px', color: vars.color.ink2 }]);

export const parts = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
});

export const back = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: vars.size.touch,
    color: vars.color.ink2,
    fontWeight: 500,
    '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.ink1 } } } },
  },
]);
