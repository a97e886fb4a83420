import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media.ts';
import { vars } from '../../../ui/theme/theme.css.ts';
import { type } from '../../../ui/theme/type.css.ts';

const { color, space } = vars;

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
});
export const group = style({
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style([type.strong, { marginBlockEnd: space[8], padding: 0 }]);
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** Drawn: as text it would not be part of the name, which is the whole word. */
export const weekdayName = style({ '::before': { content: 'attr(data-text)' } });
export const pair = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const addTime = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 200px) auto',
  alignItems: 'center',
  gap: space[8],
});
export const hint = style([type.small, { color: color.ink2 }]);

export const starts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  columnGap: space[24],
  maxHeight: '320px',
  overflowY: 'auto',
  borderBlock: `1px solid ${color.line}`,
});
export const start = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    minHeight: '36px',
  },
]);
export const taken = style([start, { color: color.ink2, textDecoration: 'line-through' }]);
