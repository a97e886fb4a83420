import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const crumbs = style({ paddingBlock: vars.space[16] });

export const picture = style({
  position: 'relative',
  height: 'min(104vw, 440px)',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  background: vars.color.surface3,
  '@media': { [media.tablet]: { height: '440px' }, [media.laptop]: { height: '520px' } },
});

/** In the sky, which every scene keeps free. */
export const over = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  padding: `${vars.space[20]} ${vars.space[20]}`,
  color: vars.fixed.night,
  '@media': { [media.tablet]: { padding: `${vars.space[32]} ${vars.space[40]}` } },
});

export const title = type.title1;
export const summary = style([type.lead, { maxWidth: '40ch' }]);

export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  paddingTop: vars.space[40],
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 460px)',
      columnGap: vars.space[88],
    },
  },
});

export const description = style([
  type.title3,
  { maxWidth: '46ch', lineHeight: '2.25rem', textWrap: 'pretty' },
]);

export const facts = style({ display: 'grid', gap: vars.space[24], alignContent: 'start' });

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '80px',
  paddingBlock: `80px ${vars.space[112]}`,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space[32],
});

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[40]} ${vars.space[24]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.laptop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Offers of the place, without a row of one on tablets. */
export const cards = style([columns]);
globalStyle(`${cards} > :last-child:nth-child(odd):not(:first-child)`, {
  '@media': { 'screen and (600px <= width < 900px)': { display: 'none' } },
});

export const neighbours = style([
  columns,
  { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
]);

export const neighbour = style({
  height: '220px',
  '@media': { [media.tablet]: { height: '280px' } },
});
