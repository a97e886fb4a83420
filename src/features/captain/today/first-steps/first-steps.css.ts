import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

export const steps = style({
  counterReset: 'step',
  maxWidth: '760px',
  borderBlockStart: `1px solid ${vars.color.ink1}`,
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  alignItems: 'start',
  paddingBlock: vars.space[20],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '40px minmax(0, 1fr) auto' } },
});

const mark = style([
  type.priceSmall,
  {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: vars.radius.pill,
    border: `1.5px solid ${vars.color.lineStrong}`,
    fontSize: '1.125rem',
  },
]);
export const number = mark;
export const done = style([
  mark,
  { border: 'none', background: vars.color.positiveSoft, color: vars.color.positive },
]);

export const texts = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const name = type.strong;
export const text = style([type.small, { color: vars.color.ink2 }]);
export const way = style({
  gridColumn: '2',
  justifySelf: 'start',
  paddingBlockStart: vars.space[8],
  '@media': { [media.tablet]: { gridColumn: 'auto', padding: 0 } },
});
