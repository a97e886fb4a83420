import { globalStyle, style } from '@vanilla-extract/css';
import { ground } from '../../../../domain/calendar/day-look.css.ts';
import { weekdayHead } from '../../../../ui/dates/weekday-head.css.ts';
import { vars } from '../../../../ui/theme/theme.css.ts';
import { type } from '../../../../ui/theme/type.css.ts';

const { color, space } = vars;

/** From this width on a cell has room for a whole price and for the guest's name. */
const roomy = '(width >= 560px)';

export const month = style({ minWidth: 0, containerType: 'inline-size' });

export const grid = style({
  width: 'calc(100% + 8px)',
  marginInline: '-4px',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '4px',
  touchAction: 'pan-y',
  '@container': {
    [roomy]: { borderSpacing: '6px', width: 'calc(100% + 12px)', marginInline: '-6px' },
  },
});

export const weekday = style([weekdayHead, { paddingBlock: space[4], color: color.ink2 }]);

export const cell = style({
  position: 'relative',
  height: '64px',
  padding: '5px 6px 6px',
  borderRadius: vars.radius.cell,
  verticalAlign: 'top',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  '@container': { [roomy]: { height: '104px', padding: '9px 10px 10px' } },
  selectors: {
    '&[data-choosable]': { cursor: 'pointer' },
    '&[data-choosable]:hover:not([aria-selected="true"])': {
      boxShadow: `inset 0 0 0 1.5px ${color.ink1}`,
    },
    '&[aria-selected="true"]': { boxShadow: `inset 0 0 0 2.5px ${color.ink1}` },
    '&:focus-visible': { outline: `2px solid ${color.sea}`, outlineOffset: '2px' },
  },
});

export const looks = ground;
export const pending = style({ background: color.surface3, color: color.ink3 });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: '100%',
  minWidth: 0,
});

export const number = style({
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  fontWeight: 600,
  '@container': { [roomy]: { fontSize: '1rem' } },
});
export const struck = style([number, { textDecoration: 'line-through' }]);

/** Today wears a ring around its number. */
export const today = style([
  number,
  {
    alignSelf: 'flex-start',
    minWidth: '1.625rem',
    marginBlock: '-4px',
    marginInlineStart: '-5px',
    padding: '3px 5px',
    borderRadius: vars.radius.pill,
    background: 'currentColor',
    textAlign: 'center',
  },
]);
export const todayNumber = style({ color: color.surface0 });

export const marks = style({
  position: 'absolute',
  top: '8px',
  insetInlineEnd: '5px',
  display: 'flex',
  alignItems: 'center',
  gap: '3px',
  '@container': { [roomy]: { top: '12px', insetInlineEnd: '10px', gap: space[4] } },
});
/** In narrow cells the guest’s name alone tells of one. */
export const guest = style({
  display: 'none',
  '@container': { [roomy]: { display: 'block' } },
});
globalStyle(`${marks} svg`, { width: '12px', height: '12px' });

export const foot = style({
  overflow: 'hidden',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@container': { [roomy]: { fontSize: '0.875rem', lineHeight: '1.125rem' } },
});
/**
 * What a cell says in short, drawn from `data-text`: as text it would contradict the cell's name, which
 * has all of it.
 */
const drawn = style({ '::before': { content: 'attr(data-text)' } });
export const line = style([
  drawn,
  { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
]);
/** In narrow cells one line is all there is room for. */
export const roomyLine = style([
  drawn,
  { display: 'none', '@container': { [roomy]: { display: 'block' } } },
]);
export const short = style([drawn, { '@container': { [roomy]: { display: 'none' } } }]);

export const note = style([
  type.caption,
  { marginTop: space[8], color: color.ink2, '@container': { [roomy]: { display: 'none' } } },
]);
