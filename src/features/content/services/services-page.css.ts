import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '80px',
  paddingBottom: vars.space[112],
  '@media': { [media.tablet]: { rowGap: vars.space[112] } },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[32],
});

export const lead = style([type.lead, { maxWidth: '56ch', color: vars.color.ink2 }]);

/** Two in a row, then three. */
export const offerings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[48]} ${vars.space[64]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const offering = style({ position: 'relative', display: 'grid', alignContent: 'start' });

export const icon = style({ color: vars.color.sea, marginBottom: vars.space[12] });

export const name = type.title3;

export const nameLink = style({
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textDecorationThickness: '1px',
  textUnderlineOffset: '6px',
  transition: `text-decoration-color ${vars.duration.hover} ${vars.ease.enter}`,
  '::after': { content: '', position: 'absolute', inset: '-8px' },
  ':hover': { textDecorationColor: 'currentColor' },
});

export const text = style({ marginTop: vars.space[8], color: vars.color.ink2 });

export const highlights = style([
  type.small,
  { display: 'grid', rowGap: vars.space[4], marginTop: vars.space[12] },
]);

export const highlight = style({ display: 'flex', gap: vars.space[8], alignItems: 'baseline' });

export const tick = style({ flex: 'none', color: vars.color.positive, translate: '0 2px' });

/** Two large ones, then three. */
export const extras = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[40]} ${vars.space[24]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.laptop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const extra = style({
  '@media': {
    [media.laptop]: {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(-n + 2)': { gridColumn: 'span 3' } },
    },
  },
});

export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  marginBottom: vars.space[16],
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
});

export const crew = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  alignItems: 'center',
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      columnGap: vars.space[88],
    },
  },
});

export const crewTexts = style({ display: 'grid', rowGap: vars.space[20], justifyItems: 'start' });

export const title = type.title2;

export const action = style({ justifySelf: 'start' });
