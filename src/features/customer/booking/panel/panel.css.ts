import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const panel = style({
  display: 'none',
  gap: vars.space[16],
  padding: vars.space[24],
  borderRadius: vars.radius.panel,
  background: vars.color.surface1,
  boxShadow: `0 0 0 1px ${vars.color.line}, ${vars.color.floating}`,
  '@media': {
    [media.laptop]: {
      display: 'grid',
      // Higher than the window, it scrolls by itself: it stands still beside the page.
      maxHeight: `calc(100dvh - 2 * ${vars.space[24]})`,
      overflowY: 'auto',
    },
  },
});

export const sheet = style({ display: 'grid', gap: vars.space[16] });

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[12]}`,
});

export const choices = style({ display: 'grid', gap: vars.space[8] });

export const act = style({ display: 'grid', gap: vars.space[8] });

export const note = style([
  type.small,
  { color: vars.color.ink2, textAlign: 'center', textWrap: 'balance' },
]);

export const lines = style({
  paddingTop: vars.space[16],
  borderTop: `1px solid ${vars.color.line}`,
});
