import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';

export const place = style({
  height: '260px',
  borderRadius: vars.radius.panel,
  '@media': { [media.tablet]: { height: '360px' } },
});

export const enlarge = style({
  position: 'absolute',
  // Above the line that says where the map is from.
  insetBlockEnd: vars.space[32],
  insetInlineEnd: vars.space[12],
  zIndex: 2,
  borderRadius: vars.radius.control,
  background: vars.color.surface1,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});
