import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

const drift = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

export const progress = style({ display: 'grid', gap: '6px' });

export const line = style([
  type.small,
  { display: 'flex', justifyContent: 'space-between', gap: vars.space[12] },
]);
export const value = style({ color: vars.color.ink2 });

export const track = style({
  height: '6px',
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.surface3,
});

export const bar = style({
  height: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.sea,
  transition: `width ${vars.duration.panel} ${vars.ease.enter}`,
});

export const drifting = style([
  bar,
  { width: '40%', animation: `${drift} 1.6s ease-in-out infinite` },
]);
