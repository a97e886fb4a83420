import { style } from '@vanilla-extract/css';
import { acts as entryActs } from '../../../../domain/managed-list/list-detail/list-detail.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

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

/** Parted from what is read above. */
export const acts = style([entryActs, { borderBlockStart: `1px solid ${vars.color.line}` }]);
