import { style } from '@vanilla-extract/css';
import { comingAndGoing } from '../../ui/overlays/overlay/motion.ts';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const modal = style({
  display: 'flex',
  width: '100%',
  borderRadius: `${vars.radius.panel} ${vars.radius.panel} 0 0`,
  background: vars.color.surface1,
  color: vars.color.ink1,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
  selectors: comingAndGoing(vars.duration.panel, { transform: 'translateY(24px)' }),
  '@media': { [media.tablet]: { maxWidth: '1120px', borderRadius: vars.radius.panel } },
});

export const body = style({
  padding: vars.space[12],
  '@media': { [media.tablet]: { padding: `${vars.space[8]} ${vars.space[24]} ${vars.space[24]}` } },
});

export const map = style({
  height: 'min(720px, calc(100dvh - 148px))',
  borderRadius: vars.radius.picture,
});
