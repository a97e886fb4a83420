import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';
import { pairs } from './tour-page.css.ts';

export const preview = style({ display: 'grid', gap: vars.space[24], overflowWrap: 'anywhere' });

export const part = style({
  display: 'grid',
  gap: vars.space[16],
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.ink1}`,
});

export const title = type.title3;

// The window says nothing of this column.
globalStyle(`${preview} ${pairs}`, { gridTemplateColumns: 'minmax(0, 1fr)' });

// A heading among others, not of a page.
globalStyle(`${preview} h2`, { fontSize: '1.75rem', lineHeight: 1.2 });
