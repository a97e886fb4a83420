import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import * as overlay from '../overlay/overlay.css.ts';

export { modal } from '../dialog/dialog.css.ts';
export { dialog, scrim } from '../overlay/overlay.css.ts';

export const content = style([
  overlay.body,
  {
    display: 'grid',
    gap: vars.space[16],
    paddingBlockStart: vars.space[24],
    '@media': { [media.tablet]: { paddingBlockStart: vars.space[32] } },
  },
]);

export const title = overlay.title;
export const text = style({ display: 'grid', gap: vars.space[16], color: vars.color.ink2 });

/** The act stands first to the thumb and last to the eye: on phones above the way back. */
export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space[8],
  padding: `0 ${vars.space[20]} max(${vars.space[20]}, env(safe-area-inset-bottom))`,
  '@media': {
    [media.tablet]: {
      flexDirection: 'row',
      justifyContent: 'flex-end',
      padding: `0 ${vars.space[32]} ${vars.space[32]}`,
    },
  },
});
