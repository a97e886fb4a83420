import { keyframes, style } from '@vanilla-extract/css';
import { iconButton } from '../../../ui/actions/icon-button/icon-button.css.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

const slideIn = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '64px',
  paddingBlock: vars.space[8],
});

export const close = style([iconButton, { marginInlineEnd: '-10px' }]);

export const sheet = style({
  position: 'fixed',
  inset: 0,
  insetInlineStart: 'auto',
  width: 'min(400px, 100vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: vars.color.surface1,
  color: vars.color.ink1,
  overscrollBehavior: 'contain',
  '::backdrop': { background: vars.color.scrim },
  selectors: {
    '&[open]': { animation: `${slideIn} ${vars.duration.panel} ${vars.ease.enter}` },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: `0 ${vars.space[20]} calc(${vars.space[24]} + env(safe-area-inset-bottom))`,
});

export const link = style([
  type.title3,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: '56px',
    selectors: {
      '&[aria-current="page"]': { color: vars.color.accentInk },
      // The half sun that stands on every horizon of the product.
      '&[aria-current="page"]::after': {
        content: '',
        width: '20px',
        height: '10px',
        marginInlineStart: vars.space[12],
        borderRadius: '10px 10px 0 0',
        background: vars.color.accent,
      },
    },
  },
]);

export const settings = style({
  display: 'grid',
  gap: vars.space[8],
  marginTop: 'auto',
  paddingTop: vars.space[24],
});

export const setting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const settingLabel = style([type.small, { color: vars.color.ink2 }]);
