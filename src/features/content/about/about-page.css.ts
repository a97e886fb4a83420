import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { styleOpening } from '../../../ui/theme/story-opening.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const wide = style({
  width: '100%',
  height: 'min(80vw, 320px)',
  objectFit: 'cover',
  objectPosition: '50% 62%',
  borderRadius: vars.radius.picture,
  '@media': { [media.tablet]: { height: '440px' } },
});

export const story = style({
  display: 'grid',
  gap: vars.space[20],
  maxWidth: '760px',
  paddingBlock: vars.space[48],
  fontSize: '1.125rem',
  lineHeight: '1.875rem',
});

styleOpening(story);

export const section = style({ paddingTop: vars.space[88] });

export const principles = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[40],
  marginTop: vars.space[32],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.laptop]: { columnGap: vars.space[64] },
  },
});

export const principle = type.title3;
export const text = style({ marginTop: vars.space[8], color: vars.color.ink2 });

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  alignItems: 'center',
  paddingBlock: `${vars.space[112]}`,
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: vars.space[88],
    },
  },
});

export const portrait = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.picture,
});

export const peopleTexts = style({ display: 'grid', rowGap: vars.space[20] });
export const heading = type.title2;
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
