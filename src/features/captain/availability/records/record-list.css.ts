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
  gap: `${space[4]} ${space[16]}`,
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto auto' },
  },
});

export const day = style({ fontWeight: 600 });
export const facts = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[12]}`, color: color.ink2 },
]);
export const price = style([type.priceSmall, { textAlign: 'end' }]);
export const regular = style([type.small, { color: color.ink2, textAlign: 'end' }]);
export const acts = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  '@media': { 'screen and (width < 900px)': { gridColumn: '2' } },
});
export const toggle = style({ display: 'flex' });
export const more = style({ display: 'grid', justifyItems: 'start', paddingBlockStart: space[16] });
