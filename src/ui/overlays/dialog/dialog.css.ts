import { style } from '@vanilla-extract/css';
import { edged } from '../../theme/forced.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { comingAndGoing } from '../overlay/motion.ts';

export const modal = style({
  display: 'flex',
  width: '100%',
  maxHeight: 'min(100%, calc(100dvh - 24px))',
  borderRadius: `${vars.radius.panel} ${vars.radius.panel} 0 0`,
  background: vars.color.surface1,
  color: vars.color.ink1,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
  selectors: comingAndGoing(vars.duration.panel, { transform: 'translateY(24px)' }),
  '@media': {
    ...edged,
    [media.tablet]: { maxWidth: '480px', borderRadius: vars.radius.panel },
  },
});
