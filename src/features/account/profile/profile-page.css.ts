import { style } from '@vanilla-extract/css';
import { content } from '../../../ui/theme/global.css.ts';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const page = style([content, { paddingBlockEnd: vars.space[88] }]);

export const section = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlockEnd: vars.space[64],
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 360px) minmax(0, 560px)',
      justifyContent: 'space-between',
      gap: vars.space[64],
    },
  },
});

export const lead = style({
  display: 'grid',
  gap: vars.space[12],
  alignContent: 'start',
  color: vars.color.ink2,
});

export const deletedItems = style({
  display: 'grid',
  gap: vars.space[8],
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
});

export const fields = style({ minWidth: 0 });

export const pair = style({
  display: 'grid',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

/** A choice that works at once, with its name before it. */
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minHeight: vars.size.field,
});

export const choiceName = type.strong;

export const waiting = style({ display: 'grid', gap: vars.space[16], maxWidth: '560px' });

/** The picture as it is, and what to do with it beside it; below it where there is no room. */
export const picture = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  justifyItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', justifyItems: 'stretch' },
  },
});

export const pictureFields = style({
  display: 'grid',
  gap: vars.space[16],
  minWidth: 0,
  width: '100%',
});
