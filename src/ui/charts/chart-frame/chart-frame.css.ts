import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { type } from '../../theme/type.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  minWidth: 0,
});

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[24]}`,
});
export const texts = style({ minWidth: 0 });
export const title = style([type.title3]);
export const description = style([type.small, { color: vars.color.ink2 }]);

/** Keeps the place of a chart that is not there. */
export const place = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[12],
  minHeight: '160px',
});

export const alternative = style([type.small]);
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  color: vars.color.sea,
  fontWeight: 500,
  cursor: 'pointer',
  borderRadius: vars.radius.picture,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  textDecorationThickness: '1px',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

/** Many columns scroll in their place, never the page. */
export const scroller = style({ overflowX: 'auto' });
export const table = style({ borderCollapse: 'collapse', maxWidth: '100%' });
globalStyle(`${table} th, ${table} td`, {
  padding: `6px ${vars.space[24]} 6px 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: 400,
});
globalStyle(`${table} thead th`, { color: vars.color.ink2, fontWeight: 500 });

// What all charts are drawn with.
export const drawing = style({ display: 'block', width: '100%', overflow: 'visible' });
export const axisText = style([type.caption, { fill: vars.color.ink2 }]);
export const valueText = style([type.caption, { fill: vars.color.ink1, fontWeight: 600 }]);
export const gridLine = style({ stroke: vars.color.line, strokeWidth: 1 });
export const baseLine = style({ stroke: vars.color.ink1, strokeWidth: 1 });
