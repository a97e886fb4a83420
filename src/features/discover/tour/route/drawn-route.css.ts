import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

const { color, space } = vars;

const MARK = '28px';

/** A piece of open water, shallow in a corner; the course and its stops lie on it. */
export const chart = style({
  padding: `${space[16]} ${space[20]}`,
  borderRadius: vars.radius.panel,
  background: `radial-gradient(90% 120% at 0% 0%, color-mix(in oklab, ${color.sea} 16%, transparent) 0 30%, color-mix(in oklab, ${color.sea} 8%, transparent) 30.3% 55%, transparent 55.3%), ${color.seaSoft}`,
  '@media': { [media.tablet]: { padding: `${space[40]} 0` } },
});

/** What the course and the places of its stops are measured by. */
export const stage = style({
  position: 'relative',
  '@media': { [media.tablet]: { height: '200px' } },
});

const drawing = style({ position: 'absolute', insetBlock: 0, height: '100%', overflow: 'visible' });
export const lying = style([
  drawing,
  {
    display: 'none',
    insetInline: 0,
    width: '100%',
    '@media': { [media.tablet]: { display: 'block' } },
  },
]);
export const upright = style([
  drawing,
  { insetInlineStart: 0, width: '72px', '@media': { [media.tablet]: { display: 'none' } } },
]);

export const course = style({
  fill: 'none',
  stroke: color.sea,
  strokeWidth: 2,
  strokeDasharray: '2 7',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const stops = style({
  position: 'relative',
  display: 'grid',
  gridAutoRows: 'minmax(64px, 1fr)',
  '@media': { [media.tablet]: { position: 'absolute', inset: 0, display: 'block' } },
});

export const stop = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingInlineStart: `calc(var(--stop-aside) - ${MARK} / 2)`,
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      insetInlineStart: 'var(--stop-left)',
      insetBlockStart: 'var(--stop-top)',
      width: 0,
      height: 0,
      padding: 0,
    },
  },
});

export const mark = style([
  type.small,
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: MARK,
    height: MARK,
    borderRadius: vars.radius.pill,
    background: color.surface1,
    boxShadow: `0 0 0 2px ${color.sea}`,
    color: color.ink1,
    fontWeight: 600,
    selectors: {
      // Where it begins: the sun stands there.
      [`${stop}:first-child &`]: { background: color.accent, color: color.onAccent },
    },
    '@media': {
      [media.tablet]: { position: 'absolute', inset: '0 auto auto 0', translate: '-50% -50%' },
    },
  },
]);

export const name = style([
  type.small,
  {
    fontWeight: 500,
    textWrap: 'balance',
    '@media': {
      [media.tablet]: {
        position: 'absolute',
        width: 'max-content',
        maxWidth: '128px',
        textAlign: 'center',
        translate: '-50% 0',
        insetInlineStart: 0,
        insetBlockEnd: '22px',
        selectors: {
          [`${stop}[data-below] &`]: { insetBlockEnd: 'auto', insetBlockStart: '22px' },
        },
      },
    },
  },
]);
