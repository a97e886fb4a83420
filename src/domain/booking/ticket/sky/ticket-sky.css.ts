import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

const glow = (share: number) => `color-mix(in oklab, ${vars.fixed.sunNoon} ${share}%, transparent)`;
/** As warm as a ground may be on which ink stands, by day and by night. */
const dawn = `color-mix(in oklab, ${vars.color.warningSoft}, ${vars.color.dangerSoft})`;
const size = '60px';

const risesUp = keyframes({ from: { translate: '0 150%' } });
const warms = keyframes({ from: { opacity: 0 } });

export const sky = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  minHeight: '112px',
  padding: `${vars.space[16]} ${vars.space[20]}`,
  // The horizon.
  borderBlockEnd: `1px solid ${vars.color.ink1}`,
  background: vars.color.seaSoft,
  // The light of the sun, which comes with it.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `radial-gradient(130% 210% at 84% 100%, ${dawn}, transparent 76%)`,
  },
  selectors: {
    '&[data-sun="none"]::before': { display: 'none' },
    '&[data-sun="below"]::before': { opacity: 0.6 },
    '&[data-rises]::before': { animation: `${warms} 2600ms ${vars.ease.enter} backwards` },
  },
  '@container': {
    '(width >= 540px)': { gridColumn: '1 / -1', padding: `${vars.space[16]} ${vars.space[24]}` },
  },
  '@media': { print: { minHeight: 0, background: 'none', '::before': { display: 'none' } } },
});

export const sun = style({
  position: 'absolute',
  insetInlineEnd: '12%',
  insetBlockEnd: 0,
  width: size,
  height: size,
  borderRadius: '50%',
  background: vars.fixed.sunDusk,
  boxShadow: `0 0 0 16px ${glow(34)}, 0 0 0 40px ${glow(20)}`,
  selectors: {
    [`${sky}[data-sun="none"] &`]: { display: 'none' },
    [`${sky}[data-sun="below"] &`]: { translate: '0 100%' },
    [`${sky}[data-sun="half"] &`]: { translate: '0 50%' },
    [`${sky}[data-sun="up"] &`]: { translate: '0 -20px' },
    [`${sky}[data-rises] &`]: { animation: `${risesUp} 2400ms ${vars.ease.enter} backwards` },
  },
  '@media': { print: { display: 'none' } },
});

export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[8],
});

// On paper a badge has no ground: its word begins where the others do.
globalStyle(`${words} > :last-child`, { '@media': { print: { paddingInline: 0 } } });

export const kind = style([type.small, { color: vars.color.ink1, fontWeight: 600 }]);

export const sender = style([
  type.small,
  {
    display: 'none',
    '@media': {
      print: { display: 'grid', justifyItems: 'end', marginInlineStart: 'auto' },
    },
  },
]);
export const senderName = style([type.title3]);
