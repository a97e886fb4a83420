import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';
import { value } from '../progress-bar/progress-bar.css.ts';

const rise = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } });

export const region = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetInline: vars.space[12],
  // Above the bar that phones keep price and action in.
  bottom: 'calc(88px + var(--toast-lift, 0px) + env(safe-area-inset-bottom))',
  borderRadius: vars.radius.control,
  '@media': {
    [media.tablet]: {
      insetInline: `${vars.space[24]} auto`,
      bottom: vars.space[24],
      maxWidth: '440px',
    },
  },
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[8]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  background: vars.color.ink1,
  color: vars.color.surface0,
  boxShadow: vars.color.floating,
  animation: `${rise} ${vars.duration.panel} ${vars.ease.enter}`,
});

export const errorToast = style([
  toast,
  { boxShadow: `inset 4px 0 0 ${vars.color.danger}, ${vars.color.floating}` },
]);

export const icon = style({ flex: 'none' });
export const errorIcon = style([icon]);

export const texts = style([
  type.small,
  { display: 'flex', flexDirection: 'column', flex: 1, paddingBlock: vars.space[4] },
]);

globalStyle(`${texts} ${value}`, { color: 'inherit' });

export const title = style({ fontWeight: 600 });

const control = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: vars.size.touch,
  minWidth: vars.size.touch,
  borderRadius: vars.radius.picture,
  selectors: { '&:focus-visible': { outlineColor: vars.color.surface0, outlineOffset: '-2px' } },
});

export const close = control;

export const action = style([
  control,
  type.small,
  {
    paddingInline: vars.space[12],
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
]);
