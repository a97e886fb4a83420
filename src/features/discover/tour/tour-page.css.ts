import { style, styleVariants } from '@vanilla-extract/css';
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
      [media.tablet]: { paddingBlockStart: vars.space[4] },
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

export const line = style({
  display: 'flex',
  gap: vars.space[12],
  alignItems: 'flex-start',
  selectors: { '&[data-tone="quiet"]': { color: vars.color.ink2 } },
});

/** Points begin alike, however each was typed. */
export const lineText = style({ '::first-letter': { textTransform: 'uppercase' } });

const iconBase = style({ flex: 'none', marginBlockStart: '3px' });
export const icon = styleVariants({
  plain: [iconBase, { color: vars.color.sea }],
  good: [iconBase, { color: vars.color.positive }],
  quiet: [iconBase, { color: vars.color.ink3 }],
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const place = style({ display: 'grid', gap: vars.space[24], overflowWrap: 'anywhere' });

/** Who guides, with a face, below the name of the tour. */
export const guidedBy = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[12],
  minHeight: vars.size.touch,
  fontWeight: 500,
});

export const guide = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[16]} ${vars.space[20]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const guideName = type.title3;
export const guideFacts = style({ color: vars.color.ink2 });
export const guideWrite = style({
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const guideHint = style([type.small, { gridColumn: '1 / -1', color: vars.color.ink2 }]);

/** The way back stands on it on phones. */
export const failed = style([content, { position: 'relative', paddingBlock: vars.space[64] }]);
