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

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const facts = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 112px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: '40px',
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const small = style([type.small, { color: vars.color.ink2 }]);

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[12]}`,
  margin: 0,
  overflowWrap: 'anywhere',
});

export const warning = style([type.small, { color: vars.color.warning, fontWeight: 600 }]);

export const consequence = style({ display: 'grid', gap: vars.space[8] });

export const heading = style([type.strong]);

export const issues = style([
  type.small,
  { paddingInlineStart: vars.space[20], listStyle: 'disc', overflowWrap: 'anywhere' },
]);

/** Under the thumb, whatever the document is like. */
export const acts = style({
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar, 0px)',
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  background: vars.color.surface0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.flat]: { position: 'static' } },
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });
