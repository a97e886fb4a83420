import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  marginBlockEnd: vars.space[24],
});
export const boat = style({ flex: '1 1 260px', maxWidth: '420px' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)', gap: vars.space[48] },
  },
});

export const day = style({ display: 'grid', alignContent: 'start', gap: vars.space[12] });
export const heading = style([type.title3]);
export const hint = style([type.small, { color: vars.color.ink2 }]);
export const list = style({ borderBlockStart: `1px solid ${vars.color.ink1}` });

export const booking = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[16]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${vars.color.sea}`, outlineOffset: '-2px' },
  },
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
});
export const link = style([
  type.strong,
  { outline: 'none', '::after': { content: '', position: 'absolute', inset: 0 } },
]);
export const noNew = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  maxWidth: '300px',
});
