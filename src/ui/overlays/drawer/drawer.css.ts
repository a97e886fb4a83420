import { style } from '@vanilla-extract/css';
import { edged } from '../../theme/forced.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { comingAndGoing } from '../overlay/motion.ts';
import * as overlay from '../overlay/overlay.css.ts';

export const scrim = style([
  overlay.scrim,
  {
    alignItems: 'stretch',
    justifyContent: 'flex-end',
    '@media': { [media.tablet]: { padding: 0 } },
  },
]);

export const modal = style({
  width: '100%',
  height: '100%',
  background: vars.color.surface1,
  color: vars.color.ink1,
  selectors: comingAndGoing(vars.duration.panel, { transform: 'translateX(48px)' }),
  '@media': { ...edged, [media.tablet]: { width: '440px' } },
});

export const dialog = style([overlay.dialog, { height: '100%' }]);

export const body = style([overlay.body, { flex: 1 }]);
