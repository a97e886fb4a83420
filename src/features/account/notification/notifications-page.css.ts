import { style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';

export const page = style([content]);

/** A list to read line by line: no wider than that asks for. */
export const column = style({ maxWidth: '860px', outline: 'none' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginBottom: vars.space[16],
});

export const filters = style({ display: 'flex', gap: vars.space[8] });

export const list = style({
  transition: `opacity ${vars.duration.hover} ${vars.ease.enter}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  paddingBlock: vars.space[20],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { flexWrap: 'nowrap' } },
});

export const text = style({
  display: 'flex',
  flex: '1 1 calc(100% - 56px)',
  minWidth: 0,
  '@media': { [media.tablet]: { flexBasis: 0 } },
});

/** Above the link that covers the row. */
export const action = style({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  // The button's words stand below those of the row.
  marginInlineStart: '40px',
  maxWidth: 'calc(100% - 40px)',
  '@media': { [media.tablet]: { marginInlineStart: 0, maxWidth: '100%' } },
});
