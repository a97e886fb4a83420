import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** The texts, and beside them how they are read. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
  },
});

/** One text in both languages. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const preview = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': {
    [media.laptop]: {
      position: 'sticky',
      top: vars.space[24],
      paddingInlineStart: vars.space[32],
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const previewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const previewName = style([type.small, { color: vars.color.ink2, fontWeight: 600 }]);

export const paper = style({ display: 'grid', gap: vars.space[12], overflowWrap: 'anywhere' });
export const title = style([type.title3]);
export const summary = style([type.lead, { color: vars.color.ink2 }]);
