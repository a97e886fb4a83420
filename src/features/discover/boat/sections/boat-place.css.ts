import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';

export const place = style({ display: 'grid', gap: vars.space[16], overflowWrap: 'anywhere' });

/** The place of the map before anybody is near it: nothing is on its way yet, so nothing moves. */
export const waiting = style({
  height: '260px',
  borderRadius: vars.radius.panel,
  background: vars.color.surface2,
  '@media': { [media.tablet]: { height: '360px' } },
});
