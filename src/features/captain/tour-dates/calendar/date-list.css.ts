import { style } from '@vanilla-extract/css';
import { media } from '../../../../ui/theme/media.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

const { color, space } = vars;

export const list = style({ borderBlockStart: `1px solid ${color.ink1}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
  scrollMarginBlock: '120px',
  outlineOffset: '4px',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' } },
});
export const when = type.strong;
export const facts = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[12]}`, color: color.ink2 },
]);
export const statuses = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  gridColumn: '1 / -1',
  '@media': { [media.laptop]: { gridColumn: 'auto' } },
});
/** On phones the bin stands beside the day, above the buttons. */
export const bin = style({
  gridRow: 1,
  gridColumn: 2,
  '@media': { [media.laptop]: { gridColumn: 3 } },
});
