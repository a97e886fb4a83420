import { style, styleVariants } from '@vanilla-extract/css';
import { ground } from '../../../../domain/calendar/day-look.css.ts';
import { weekdayHead } from '../../../../ui/dates/weekday-head.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

const { color, space } = vars;

/** From this width on a cell has room for the time, the shape and the seats in a line. */
const roomy = '(width >= 560px)';

export const month = style({ minWidth: 0, containerType: 'inline-size' });

export const grid = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});

export const weekday = style([weekdayHead, { paddingBlock: space[4], color: color.ink2 }]);

export const cell = style({
  height: '64px',
  padding: '4px 2px',
  borderBlockStart: `1px solid ${color.line}`,
  verticalAlign: 'top',
  '@container': { [roomy]: { height: '88px', padding: '6px 4px' } },
});
export const number = style([type.small, { paddingInline: space[4], fontWeight: 600 }]);
export const past = style([number, { color: color.ink3, fontWeight: 400 }]);
export const today = style([
  number,
  { borderRadius: vars.radius.pill, background: color.ink1, color: color.surface0 },
]);

const date = style([
  type.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0 4px',
    width: '100%',
    minHeight: vars.size.touch,
    marginBlockStart: '4px',
    padding: '2px',
    borderRadius: vars.radius.cell,
    fontWeight: 600,
    '@container': { [roomy]: { justifyContent: 'flex-start', paddingInline: space[8] } },
  },
]);
/** A date by its status, in the colours of the other calendars. */
export const looks = styleVariants({
  AVAILABLE: [date, ground.available],
  FULLY_BOOKED: [date, ground.unavailable],
  CANCELLED: [date, ground.past, { textDecoration: 'line-through' }],
});
/** Drawn: the button’s name says it in words. */
export const seats = style({
  display: 'none',
  fontWeight: 400,
  '::before': { content: 'attr(data-text)' },
  '@container': { [roomy]: { display: 'inline' } },
});

export const legend = style([
  type.small,
  { display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[20]}`, color: color.ink2 },
]);
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
const swatch = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '24px',
  height: '24px',
  borderRadius: '6px',
});
export const swatches = styleVariants({
  AVAILABLE: [swatch, ground.available],
  FULLY_BOOKED: [swatch, ground.unavailable],
  CANCELLED: [swatch, ground.past],
});
