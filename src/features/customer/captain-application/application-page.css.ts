import { style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const page = style([content, { paddingBlockEnd: vars.space[88] }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[40],
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 640px) minmax(0, 340px)',
      justifyContent: 'space-between',
      gap: vars.space[64],
    },
  },
});

export const main = style({
  display: 'grid',
  gap: vars.space[32],
  alignContent: 'start',
  minWidth: 0,
});

/** How it goes: above the form on phones, beside it where there is room. */
export const aside = style({
  display: 'grid',
  gap: vars.space[20],
  alignContent: 'start',
  '@media': {
    [media.laptop]: {
      order: 1,
      position: 'sticky',
      insetBlockStart: '104px',
      alignSelf: 'start',
    },
  },
});

export const heading = style([type.title3, { outline: 'none' }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const facts = style({
  display: 'grid',
  gap: vars.space[20],
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });

export const term = style([type.small, { color: vars.color.ink2 }]);

export const value = style({ marginInlineStart: 0, whiteSpace: 'pre-line' });

export const documents = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlockStart: vars.space[8],
});

export const waiting = style({ display: 'grid', gap: vars.space[16] });
