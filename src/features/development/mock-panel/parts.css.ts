import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, monospace';
const line = `1px solid ${vars.color.line}`;

export const note = style([type.small, { color: vars.color.ink2 }]);
export const problem = style([type.small, { color: vars.color.danger, overflowWrap: 'anywhere' }]);
export const code = style({ fontFamily: mono, fontSize: '0.92em', overflowWrap: 'anywhere' });

export const last = style({ marginBlockStart: vars.space[16] });

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[16],
  paddingBlock: vars.space[48],
  textAlign: 'center',
  textWrap: 'balance',
});
export const emptyIcon = style({ color: vars.color.ink3 });

export const sections = style({ display: 'grid', gap: vars.space[32] });
export const section = style({ display: 'grid', gap: vars.space[12] });
export const sectionHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
export const sectionTitle = style([type.strong]);

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});
export const fieldAndButton = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space[8],
});

export const clock = style([type.priceSmall]);

export const list = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  selectors: { '& + &': { borderTop: line }, '&:first-child': { paddingBlockStart: 0 } },
});
export const rowTexts = style({ minWidth: 0 });
export const rowTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${vars.space[8]}`,
  fontWeight: 600,
});

export const check = style({ flex: 'none', color: vars.color.sea });

export const callTitle = style([code, { fontWeight: 600 }]);
export const callPath = style([
  code,
  { fontSize: '0.8125rem', lineHeight: '1.25rem', color: vars.color.ink2 },
]);

export const mail = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[16],
  selectors: { '& + &': { borderTop: line }, '&:first-child': { paddingBlockStart: 0 } },
});
export const mailCode = style([
  type.priceSmall,
  { fontFamily: mono, letterSpacing: '0.12em', marginInlineEnd: vars.space[4] },
]);
export const mailText = style([
  type.small,
  { whiteSpace: 'pre-line', overflowWrap: 'anywhere', paddingBlock: vars.space[4] },
]);
export const details = style([type.small]);
export const summary = style({
  display: 'list-item',
  minHeight: '24px',
  color: vars.color.sea,
  fontWeight: 500,
  cursor: 'pointer',
});
