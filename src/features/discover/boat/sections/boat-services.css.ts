import { style } from '@vanilla-extract/css';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const services = style({ display: 'grid' });

export const service = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  alignItems: 'start',
  paddingBlock: vars.space[20],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});

export const icon = style({ marginTop: '2px', color: vars.color.sea });
export const name = style([type.strong, { overflowWrap: 'anywhere' }]);
export const description = style([
  type.small,
  { color: vars.color.ink2, marginTop: vars.space[4], maxWidth: '52ch', overflowWrap: 'anywhere' },
]);
export const price = style({ display: 'grid', justifyItems: 'end', textAlign: 'end' });
export const once = style([type.small, { color: vars.color.ink2 }]);
