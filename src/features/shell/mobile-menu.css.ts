import { keyframes, style } from '@vanilla-extract/css';
import { iconButton } from '../../ui/icon-button/icon-button.css.ts';
import { media } from '../../ui/theme/media.ts';
import { vars } from '../../ui/theme/theme.css.ts';
import { type } from '../../ui/theme/type.css.ts';

const slideIn = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });

export const opener = style({ '@media': { [media.laptop]: { display: 'none' } } });

export const close = style([iconButton, { alignSelf: 'flex-end' }]);

export const sheet = style({
  position: 'fixed',
  inset: 0,
  insetInlineStart: 'auto',
  width: 'min(360px, 88vw)',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: vars.color.surface1,
  color: vars.color.ink1,
  '::backdrop': { background: vars.color.scrim },
  selectors: {
    '&[open]': { animation: `${slideIn} ${vars.duration.panel} ${vars.ease.enter}` },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: `${vars.space[12]} ${vars.space[20]} ${vars.space[32]}`,
});

export const link = style([
  type.title3,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: '56px',
    borderBottom: `1px solid ${vars.color.line}`,
    selectors: { '&[aria-current="page"]': { color: vars.color.accentInk } },
  },
]);

export const language = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: vars.space[16],
});

export const languageLabel = style([type.small, { color: vars.color.ink2 }]);
