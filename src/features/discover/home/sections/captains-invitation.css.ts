import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const invitation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  alignItems: 'center',
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: vars.space[64],
    },
  },
});

export const lead = type.lead;

export const terms = style({
  margin: `${vars.space[20]} 0 ${vars.space[32]}`,
  paddingInlineStart: vars.space[24],
  color: vars.color.ink2,
  listStyle: 'decimal',
});
globalStyle(`${terms} li`, { paddingBlock: vars.space[4], paddingInlineStart: vars.space[4] });

export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: '50% 40%',
  borderRadius: vars.radius.picture,
  '@media': { [media.phone]: { order: -1 } },
});
