import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const section = style({ display: 'grid', gap: vars.space[16] });

/** Where on the line the sun stands while its section is halfway through the window, 0 to 1. */
const sunAt = 'var(--sun-at)';

export const horizon = style({
  position: 'relative',
  containerType: 'inline-size',
  height: '14px',
  borderBottom: `1px solid ${vars.color.ink1}`,
});

/** To the end with the scroll, never past the ends of the line. */
const travel = keyframes({
  from: { translate: `max(-18cqi, calc(14px - ${sunAt} * 100cqi))` },
  to: { translate: `min(18cqi, calc((1 - ${sunAt}) * 100cqi - 14px))` },
});

const sunBase = style({
  position: 'absolute',
  bottom: 0,
  insetInlineStart: `calc(${sunAt} * 100%)`,
  width: '28px',
  height: '14px',
  marginInlineStart: '-14px',
  borderRadius: '14px 14px 0 0',
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          animation: `${travel} linear both`,
          animationTimeline: 'view()',
        },
      },
    },
  },
});

export const sun = styleVariants(
  { dawn: vars.fixed.sunDawn, noon: vars.fixed.sunNoon, dusk: vars.fixed.sunDusk },
  (background) => [sunBase, { background }],
);

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[24]}`,
});

export const title = type.title2;
