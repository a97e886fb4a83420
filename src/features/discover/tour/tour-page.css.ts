import { style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const top = style([
  content,
  {
    position: 'relative',
    '@media': {
      [media.phone]: { paddingInline: 0 },
      [media.tablet]: { paddingBlockStart: vars.space[24] },
    },
  },
]);

export const intro = style({ display: 'grid', gap: vars.space[24], alignContent: 'start' });

export const title = style([type.title1, { overflowWrap: 'anywhere' }]);

export const facts = style([
  type.lead,
  { marginBlockStart: vars.space[12], color: vars.color.ink2, textWrap: 'pretty' },
]);

export const lead = style([type.lead, { maxWidth: '60ch' }]);

export const text = style({ maxWidth: '68ch', whiteSpace: 'pre-line' });

export const highlights = style({ display: 'grid', gap: vars.space[12], maxWidth: '68ch' });

export const highlight = style({ display: 'flex', gap: vars.space[12], alignItems: 'baseline' });

/** A small sun before each of them. */
export const sun = style({
  flex: 'none',
  width: '10px',
  height: '10px',
  borderRadius: vars.radius.pill,
  background: vars.color.accent,
});

export const pairs = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const subtitle = style([type.title3, { marginBlockEnd: vars.space[8] }]);

export const lines = style({ display: 'grid', gap: vars.space[8] });

export const line = style({ display: 'flex', gap: vars.space[12], alignItems: 'flex-start' });

export const icon = style({ flex: 'none', marginBlockStart: '3px', color: vars.color.sea });

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const place = style({ display: 'grid', gap: vars.space[24], overflowWrap: 'anywhere' });

/** Where one has to be, apart from where the tour goes. */
export const meeting = style({
  selectors: {
    '* + &': { paddingBlockStart: vars.space[24], borderTop: `1px solid ${vars.color.line}` },
  },
});

export const guide = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
});

export const similar = style([content, { paddingBlockEnd: vars.space[88] }]);

export const similarList = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const failed = style([content, { paddingBlock: vars.space[64] }]);
