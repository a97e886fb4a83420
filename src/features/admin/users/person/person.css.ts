import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

const way = style([
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

export const back = way;
/** To all of what a section shows the newest of. */
export const all = way;

export const lead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[40]} ${vars.space[48]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const column = style({ display: 'grid', gap: vars.space[40], alignContent: 'start' });

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

export const lines = style({ margin: 0, borderBlockStart: `1px solid ${vars.color.ink1}` });

export const line = style([
  type.body,
  {
    display: 'grid',
    // Room for a mail address.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    gap: vars.space[16],
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);

export const label = style({ color: vars.color.ink2 });
export const value = style({ margin: 0, fontWeight: 500, overflowWrap: 'anywhere' });
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
export const whole = style({ gridColumn: '1 / -1' });
export const words = style([
  type.body,
  { gridColumn: '1 / -1', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
]);
export const hint = style([type.small, { color: vars.color.ink2 }]);
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
