import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** Beside a long list it stays in sight. */
export const open = style({
  display: 'grid',
  gap: vars.space[16],
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: vars.space[16],
      maxHeight: `calc(100dvh - ${vars.space[32]})`,
      overflowY: 'auto',
    },
  },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  justifySelf: 'start',
});

export const title = style([
  type.title3,
  { overflowWrap: 'anywhere', scrollMarginBlock: vars.space[88], outlineOffset: '-2px' },
]);

export const sender = style([type.strong, { overflowWrap: 'anywhere' }]);

export const small = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

/** As it was written: its lines, and nothing in it that could be pressed. */
export const text = style([
  type.body,
  {
    maxWidth: '68ch',
    paddingBlock: vars.space[16],
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderBlock: `1px solid ${vars.color.line}`,
  },
]);

/** Under the thumb, however long the message is. */
export const acts = style({
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  background: vars.color.surface0,
  '@media': { [media.flat]: { position: 'static' } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
