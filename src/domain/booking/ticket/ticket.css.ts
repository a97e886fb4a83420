import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

/** The picture beside what is written. */
const roomy = '(width >= 540px)';
/** The stub beside the rest. */
const wideOpen = '(width >= 900px)';

const paper = 'print';

/** Half of what is punched out at each end of the perforation. */
const hole = '11px';
const punched = (place: string) =>
  `radial-gradient(circle ${hole} at ${place}, transparent calc(${hole} - 0.5px), black ${hole})`;
const punchedAt = (one: string, other: string) => ({
  maskImage: `${punched(one)}, ${punched(other)}`,
  maskComposite: 'intersect',
});
const whole = { maskImage: 'none' };

export const root = style({ containerType: 'inline-size', breakInside: 'avoid' });

export const ticket = style({
  display: 'grid',
  // The edge follows what is punched out, which no border does.
  filter: `drop-shadow(0 0 0.75px ${vars.color.lineStrong}) drop-shadow(0 14px 18px color-mix(in oklab, ${vars.color.scrim} 26%, transparent))`,
  '@container': { [wideOpen]: { gridTemplateColumns: 'minmax(0, 1fr) 256px' } },
  '@media': {
    [paper]: { filter: 'none', border: `1px solid ${vars.color.lineStrong}`, borderRadius: '16px' },
  },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflow: 'hidden',
  borderRadius: `${vars.radius.panel} ${vars.radius.panel} 0 0`,
  background: vars.color.surface1,
  ...punchedAt('0 100%', '100% 100%'),
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 10fr)',
      gridTemplateAreas: '"sky sky" "picture facts" "way facts"',
      gridTemplateRows: 'auto auto 1fr',
    },
    [wideOpen]: {
      borderRadius: `${vars.radius.panel} 0 0 ${vars.radius.panel}`,
      ...punchedAt('100% 0', '100% 100%'),
    },
  },
  '@media': { [paper]: whole },
});

/** The whole of what is drawn: nothing of the boat is cut off. */
export const picture = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: vars.color.surface3,
  '@container': { [roomy]: { gridArea: 'picture' } },
});
globalStyle(`${picture} > *`, { width: '100%', height: '100%', objectFit: 'cover' });

export const way = style({
  display: 'grid',
  padding: `0 ${vars.space[20]} ${vars.space[20]}`,
  order: 1,
  '@container': {
    [roomy]: {
      gridArea: 'way',
      order: 0,
      padding: `${vars.space[20]} 0 ${vars.space[24]} ${vars.space[24]}`,
    },
  },
});

export const facts = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[20],
  minWidth: 0,
  padding: vars.space[20],
  '@container': { [roomy]: { gridArea: 'facts', padding: vars.space[24] } },
});

export const title = style({ display: 'grid', gap: vars.space[4] });
export const kind = style([type.small, { color: vars.color.ink2 }]);
export const name = style([type.title3, { overflowWrap: 'anywhere' }]);

/** Side by side what fits there: with larger letters one below the other. */
export const lines = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[16]} ${vars.space[24]}`,
  margin: 0,
});
export const wide = style({});
globalStyle(`${lines} > div`, { flex: '2 1 6rem', minWidth: 0 });
globalStyle(`${lines} > div:first-child`, { flex: '3 0 auto', maxWidth: '100%' });
globalStyle(`${lines} > ${wide}`, { flexBasis: '100%' });

export const label = style([type.caption, { color: vars.color.ink3 }]);
/** Large figures fill their line, which words do not: with this all stand as far below their captions. */
const belowLabel = { marginBlockStart: vars.space[4] };
export const value = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });

/** A number and its word. */
export const together = style({ whiteSpace: 'nowrap' });

/** In one line, as large as there is room for. */
export const figure = style([
  type.priceLarge,
  {
    ...belowLabel,
    display: 'block',
    fontSize: 'clamp(1.375rem, 4cqi, 2.125rem)',
    whiteSpace: 'nowrap',
  },
]);
export const beneath = style([
  type.small,
  { display: 'block', color: vars.color.ink2, fontWeight: 400 },
]);
export const toBeTold = style([type.small, { display: 'block', fontWeight: 500 }]);

export const host = style([
  value,
  { display: 'flex', alignItems: 'center', gap: vars.space[12], marginBlockStart: vars.space[4] },
]);

export const stub = style({
  position: 'relative',
  padding: vars.space[20],
  borderRadius: `0 0 ${vars.radius.panel} ${vars.radius.panel}`,
  background: vars.color.surface1,
  ...punchedAt('0 0', '100% 0'),
  // The line along which a ticket is torn.
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '-1px',
    insetInline: vars.space[20],
    borderBlockStart: `2px dashed ${vars.color.line}`,
  },
  '@container': {
    [roomy]: { padding: vars.space[24] },
    [wideOpen]: {
      borderRadius: `0 ${vars.radius.panel} ${vars.radius.panel} 0`,
      ...punchedAt('0 0', '0 100%'),
      '::before': {
        insetBlock: vars.space[20],
        insetInline: '-1px auto',
        borderBlockStart: 0,
        borderInlineStart: `2px dashed ${vars.color.line}`,
      },
    },
  },
  '@media': { [paper]: whole },
});

export const stubLines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr))',
  gap: `${vars.space[16]} ${vars.space[24]}`,
  margin: 0,
  '@container': {
    [roomy]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [wideOpen]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Said letter by letter: wide apart, and taken whole by one press. */
export const code = style([
  type.priceSmall,
  {
    ...belowLabel,
    display: 'block',
    letterSpacing: '0.06em',
    whiteSpace: 'nowrap',
    userSelect: 'all',
  },
]);

export const money = style([type.priceSmall, { margin: 0, ...belowLabel }]);
