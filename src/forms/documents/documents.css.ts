import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

export const documents = style({ display: 'grid', gap: vars.space[32] });

export const section = style({ display: 'grid', gap: vars.space[16] });

export const heading = type.title3;

export const problems = style({ display: 'grid', gap: vars.space[4] });

export const tools = style({ display: 'grid', gap: vars.space[12], justifyItems: 'start' });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const search = style({ width: '100%', maxWidth: '420px' });

export const list = style({
  borderTop: `1px solid ${vars.color.ink1}`,
  outline: 'none',
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBottom: `1px solid ${vars.color.line}`,
  outlineOffset: '2px',
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.sea}` },
    '&[data-dragging]': { opacity: 0.5 },
  },
});

export const texts = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });

export const name = style([type.strong, { overflowWrap: 'anywhere' }]);

export const detail = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);

export const note = style([type.small, { color: vars.color.danger, overflowWrap: 'anywhere' }]);

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const actions = style({ display: 'flex' });

export const empty = style([type.small, { paddingBlock: vars.space[20], color: vars.color.ink2 }]);

export const fields = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.laptop]: { gridTemplateColumns: '1fr 1fr' } },
});

/** Where a document that is dragged would land. */
export const landing = style({
  selectors: { '&[data-drop-target]': { outline: `1px solid ${vars.color.sea}` } },
});
