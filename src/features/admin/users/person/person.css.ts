import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

/** To all of what a section shows the newest of. */
export const all = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: vars.size.touch,
    color: vars.color.sea,
    fontWeight: 600,
  },
]);

export const section = style({
  display: 'grid',
  gap: vars.space[12],
  alignContent: 'start',
  outline: 'none',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[16],
  minHeight: vars.size.touch,
});

export const heading = style([type.title3]);
export const subheading = style([type.strong, { paddingBlockStart: vars.space[8] }]);

export const contact = style({ color: vars.color.sea, fontWeight: 600 });

export const list = style({ borderBlockStart: `1px solid ${vars.color.ink1}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const name = style([
  type.strong,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    color: vars.color.ink1,
    overflowWrap: 'anywhere',
  },
]);
export const detail = style([type.small, { color: vars.color.ink2, overflowWrap: 'anywhere' }]);
/** A way in a line of text: 20 px to the eye, 44 px to the thumb. */
export const inLine = style({
  position: 'relative',
  color: vars.color.sea,
  fontWeight: 600,
  '::after': { content: '', position: 'absolute', inset: '-12px 0' },
});
export const issues = style({
  paddingInlineStart: vars.space[16],
  listStyle: 'disc',
  color: vars.color.ink1,
});
export const whole = style({ gridColumn: '1 / -1' });
export const words = style([
  type.body,
  { gridColumn: '1 / -1', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
]);
export const hint = style([type.small, { color: vars.color.ink2 }]);
