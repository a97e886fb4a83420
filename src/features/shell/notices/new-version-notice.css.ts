import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

export const notice = style([
  type.small,
  {
    position: 'fixed',
    zIndex: vars.z.toast,
    insetInline: vars.space[12],
    // Above the bar that phones keep price and action in, as toasts are.
    bottom: 'calc(88px + var(--toast-lift, 0px) + env(safe-area-inset-bottom))',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[16]}`,
    borderRadius: vars.radius.control,
    background: vars.color.surface1,
    color: vars.color.ink1,
    boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
    '@media': {
      [media.tablet]: {
        insetInline: `auto ${vars.space[24]}`,
        bottom: vars.space[24],
        maxWidth: '440px',
      },
    },
  },
]);

export const message = style({ flex: 1 });
