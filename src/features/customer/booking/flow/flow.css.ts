import { globalStyle, style } from '@vanilla-extract/css';
import { content } from '../../../../ui/theme/global.css.ts';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const page = style([content, { paddingBottom: vars.space[64] }]);

/** Small: what is asked at each step has the large title. */
export const header = style({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: `${vars.space[24]} ${vars.space[16]}`,
  '@media': { [media.tablet]: { paddingBlock: `${vars.space[40]} ${vars.space[24]}` } },
});
export const title = style([type.strong, { overflowWrap: 'anywhere' }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[40],
  alignItems: 'start',
  marginTop: vars.space[32],
  '@media': {
    [media.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      columnGap: vars.space[40],
      marginTop: vars.space[48],
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: vars.space[88] },
  },
});

/** What has been booked has its ticket beside it. */
export const alone = style({
  marginTop: vars.space[32],
  '@media': { [media.laptop]: { marginTop: vars.space[48] } },
});

/** Beside the step where there is room; on phones the bar opens it. */
export const aside = style({
  display: 'none',
  '@media': {
    [media.laptop]: { display: 'block', position: 'sticky', top: vars.space[24] },
  },
});

/** Who signs in first keeps in sight for what: beside the form, on phones above it. */
export const inSight = style({
  '@media': {
    'screen and (width < 900px)': { order: -1 },
    [media.laptop]: { position: 'sticky', top: vars.space[24] },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  minWidth: 0,
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  minWidth: 0,
});
export const intro = style({ display: 'grid', gap: vars.space[8] });
export const heading = style([
  type.title2,
  // Below it the bar may lie, two lines high.
  { outline: 'none', scrollMarginBlock: `${vars.space[24]} 8rem` },
]);
export const message = style({ scrollMarginTop: vars.space[24] });

/** The ways back and on; on phones with the price, in reach of the thumb. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  marginTop: 'auto',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    'screen and (width < 900px)': {
      position: 'sticky',
      bottom: 0,
      zIndex: vars.z.sticky,
      marginInline: `calc(-1 * ${vars.space[20]})`,
      padding: `${vars.space[12]} ${vars.space[20]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
      background: vars.color.surface1,
    },
    [media.laptop]: { gap: vars.space[16], paddingTop: vars.space[24] },
  },
});

const onPhones = 'screen and (width < 900px)';
const isOfSteps = `:has(${ways})`;

// However short a step is, its ways stand at the lower edge of the window, the rest below the heading.
globalStyle(`${page}${isOfSteps}`, {
  '@media': {
    [onPhones]: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: `calc(100dvh - ${vars.space[64]})`,
      paddingBottom: 0,
    },
  },
});
globalStyle(`${columns}${isOfSteps}`, {
  '@media': { [onPhones]: { flex: 1, alignItems: 'stretch' } },
});
globalStyle(`${main}${isOfSteps}, ${step}${isOfSteps}`, {
  '@media': { [onPhones]: { display: 'flex', flexDirection: 'column' } },
});
globalStyle(`${main} > ${step}${isOfSteps}`, { '@media': { [onPhones]: { flex: 1 } } });

export const back = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  flex: 'none',
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  marginInlineStart: `calc(-1 * ${vars.space[12]})`,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  color: vars.color.sea,
  fontWeight: 600,
  selectors: { '&:hover': { background: vars.color.seaSoft } },
});

export const backText = style({
  '@media': {
    'screen and (width < 600px)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const bar = style({
  flex: '1 1 min-content',
  minWidth: 'min-content',
  '@media': { [media.laptop]: { display: 'none' } },
});

export const next = style({ marginInlineStart: 'auto', flex: 'none' });

/** What the button does not do, beside it; on phones in a line above all of them. */
export const nextNote = style([
  type.small,
  {
    flex: '1 0 100%',
    order: -1,
    color: vars.color.ink2,
    textAlign: 'end',
    '@media': { [media.laptop]: { flex: '1 1 0', order: 0 } },
  },
]);

/** The price that opens the summary. */
export const barPrice = style({
  display: 'grid',
  minHeight: vars.size.touch,
  alignContent: 'center',
  maxWidth: '100%',
  textAlign: 'start',
  borderRadius: vars.radius.picture,
});
export const barDetail = style([
  type.small,
  {
    color: vars.color.sea,
    fontWeight: 500,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
]);

export const fields = style({ display: 'grid', gap: vars.space[32] });
export const group = style({ display: 'grid', gap: vars.space[8] });
export const groupTitle = style([type.title3]);

export const contact = style({
  display: 'grid',
  gap: `${vars.space[16]} ${vars.space[32]}`,
  margin: 0,
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});

export const term = style([type.small, { color: vars.color.ink2 }]);
export const fact = style({ margin: 0, fontWeight: 500, overflowWrap: 'anywhere' });
export const quiet = style([type.small, { color: vars.color.ink2 }]);

/** What will be sent, line by line, each with the way to change it. */
export const review = style({ margin: 0 });

export const reviewLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlock: vars.space[16],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } },
});

export const change = style({
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  margin: `0 calc(-1 * ${vars.space[16]}) 0 0`,
});
export const preserved = style([fact, { whiteSpace: 'pre-line' }]);
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
export const stack = style({ display: 'grid', gap: vars.space[16] });
export const alternativesTitle = style({ fontWeight: 600 });
